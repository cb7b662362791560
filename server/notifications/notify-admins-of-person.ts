import { displayName } from '@hirfa/domain/accounts';
import { renderNewPerson } from '@hirfa/templates/notifications';
import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyStreams } from '../platform/streams.ts';
import { notifyAdminsJob } from './jobs.ts';
import { findAdmins, insertNotification, markAdminsNotified } from './queries.ts';

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
  await ctx.transaction('clock', async ({ db, now }) => {
    const profile = await markAdminsNotified(db, userId, now);
    if (profile === undefined) return;
    const text = renderNewPerson(displayName(profile.full_name));
    for (const admin of await findAdmins(db)) {
      if (admin === userId) continue;
      const notification = {
        user_id: admin,
        type: 'new_user_registered' as const,
        ...text,
        metadata: { user_id: userId },
      };
      const id = await insertNotification(db, { ...notification, event_key: `registered:${userId}` }, now);
      if (id !== undefined)
        await notifyStreams(db, [`user:${admin}`], { type: 'notification_added', entity_id: id, version: 1 }, now);
    }
  });
}
