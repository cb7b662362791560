import { displayName } from '@hirfa/domain/accounts';
import { renderNewPerson } from '@hirfa/templates/notifications';
import type { Pool } from '../platform/db.ts';
import type { DomainEvent } from '../platform/events.ts';
import { askForJob } from '../platform/jobs.ts';
import { tellStreams } from '../platform/streams.ts';
import { asWorker, type Scope } from '../platform/transactions.ts';
import { type Person, refuse, type WriteCtx } from '../platform/verb.ts';
import { findAdmins, insertNotification, markAdminsNotified } from './queries.ts';

/** The first sign-in of somebody asks for the job that tells the admins. 1.6 */
export async function askToTellOfPerson(ctx: WriteCtx, event: DomainEvent): Promise<void> {
  if (event.type === 'person_registered') await askForJob(ctx.db, { name: 'tell_of_person', entity_id: event.user_id });
}

/** The same by a call: of oneself, or, for admins, of anybody. Asked again it does nothing. 7.30 */
export async function sendAdminUserRegistration({ ctx, input }: { ctx: WriteCtx<Person>; input: { user_id: string } }) {
  const { user_id, roles } = ctx.actor;
  if (input.user_id !== user_id && !roles.includes('admin')) return refuse('not_found');
  await askForJob(ctx.db, { name: 'tell_of_person', entity_id: input.user_id });
  return { success: true as const };
}

/** A job: tells each admin of somebody new, once. Admins see a display name; who it is stands where the id leads. 7.5 */
export async function tellOfPerson({ pool, scope }: { pool: Pool; scope(): Scope }, userId: string): Promise<void> {
  await asWorker(pool, 'clock', scope(), async ({ db, now }) => {
    const profile = await markAdminsNotified(db, userId, now);
    if (profile === undefined) return;
    const text = renderNewPerson(displayName(profile.full_name));
    for (const admin of await findAdmins(db)) {
      if (admin === userId) continue;
      const told = { user_id: admin, type: 'new_user_registered' as const, ...text, metadata: { user_id: userId } };
      const id = await insertNotification(db, { ...told, event_key: `registered:${userId}` }, now);
      if (id !== undefined) await tellStreams(db, [`user:${admin}`], { type: 'notification_added', entity_id: id, version: 1 }, now);
    }
  });
}
