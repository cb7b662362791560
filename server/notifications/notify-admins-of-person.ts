import { displayName } from '@hirfa/domain/accounts';
import { renderNewPerson } from '@hirfa/templates/notifications';
import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyAdminsJob } from './jobs.ts';
import { notifyAdmins } from './notify-admins.ts';
import { markAdminsNotified } from './queries.ts';

/** The first sign-in of a person enqueues the job that notifies the admins. 1.6 */
export async function enqueueNotifyAdmins({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: { user_id: string };
}): Promise<void> {
  await enqueueJob(ctx.db, notifyAdminsJob, input.user_id);
}

/** The same by a call: about oneself or, for admins, about anybody. A second call does nothing. 7.30 */
export async function sendAdminUserRegistration({ ctx, input }: { ctx: WriteCtx<Person>; input: { user_id: string } }) {
  const { user_id, roles } = ctx.actor;
  if (input.user_id !== user_id && !roles.includes('admin')) return refuse('not_found');
  await enqueueJob(ctx.db, notifyAdminsJob, input.user_id);
  return { success: true as const };
}

/** A job: notifies each admin of a new person, once. The text has the display name only. 7.5 */
export async function notifyAdminsOfPerson({ ctx, input }: { ctx: WorkCtx; input: { id: string } }): Promise<void> {
  const userId = input.id;
  await ctx.transaction('clock', async (tx) => {
    const profile = await markAdminsNotified(tx.db, userId, tx.now);
    if (profile === undefined) return;
    const text = renderNewPerson(displayName(profile.full_name));
    const about = { metadata: { user_id: userId }, event_key: `registered:${userId}`, except: userId };
    await notifyAdmins({ ctx: tx, input: { type: 'new_user_registered', ...text, ...about } });
  });
}
