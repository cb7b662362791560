import { displayName, displayNameIn } from '@hirfa/domain/accounts';
import { renderSupportHandedOver } from '@hirfa/templates/notifications';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { findTaken, type supportHandedOver } from '../support/index.ts';
import { notifyOfHandoverJob } from './jobs.ts';
import { addNotification } from './notify-person.ts';

/** Requests the job that tells an admin of a chat that a colleague has handed over to them. */
export async function enqueueNotifyOfHandover({
  ctx,
  input,
}: {
  ctx: WriteCtx;
  input: EventPayload<typeof supportHandedOver>;
}): Promise<void> {
  await enqueueJob(ctx.db, notifyOfHandoverJob, input.session_id);
}

/** A job: tells who has the chat by now, once. */
export async function notifyOfHandover({ ctx, input: { id } }: { ctx: WorkCtx; input: { id: string } }): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    const taken = await findTaken(tx.db, id);
    if (taken === undefined) return;
    const { taken_by: user_id, taken_at, person } = taken;
    const metadata = { session_id: id, user_id: person.user_id };
    const event_key = `support:${id}:handed:${taken_at.getTime()}`;
    const text = renderSupportHandedOver(bothNames(person.full_name));
    await addNotification({ ctx: tx, input: { user_id, type: 'support_message', ...text, metadata, event_key } });
  });
}

export function bothNames(fullName: string) {
  const name = displayName(fullName);
  return { en: displayNameIn(name, 'en'), ar: displayNameIn(name, 'ar') };
}
