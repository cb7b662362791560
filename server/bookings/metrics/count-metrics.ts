import type { BookingEvent, Part } from '@hirfa/domain/bookings';
import { type Deadline, dropDeadline } from '../../kernel/deadlines.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { countMetrics, findProviderOf } from './queries.ts';

type Event = BookingEvent | 'book';

/** The events after which a provider's figures may differ; a refund may be that of a settled job. */
const COUNTED: ReadonlySet<Event> = new Set([
  'accept',
  'decline',
  'expire_request',
  'settle',
  'provider_absent',
  'refund',
  'decide_dispute',
  'refuse_refund',
]);
/** A cancelled booking counts by why it ended, whatever becomes of its money. */
const OF_SETTLED: ReadonlySet<Event> = new Set(['refund', 'decide_dispute', 'refuse_refund']);

interface Change {
  booking_id: string;
  event: Event;
  part: Part;
}

/** Counts a provider's figures again, in the transaction of the event that changes them. 3.5 */
export async function countAfterChange({ ctx, input }: { ctx: WriteCtx; input: Change }): Promise<void> {
  const { booking_id, event, part } = input;
  if (!COUNTED.has(event) && !(event === 'cancel' && part === 'provider')) return;
  const booking = await findProviderOf(ctx.db, booking_id);
  if (booking === undefined || (OF_SETTLED.has(event) && booking.status !== 'completed')) return;
  await countAndShow(ctx, booking.provider_id);
}

/** What a deleted booking counted for is gone. */
export async function countAfterDeletion({
  ctx,
  input: { provider_id },
}: {
  ctx: WriteCtx;
  input: { provider_id: string };
}): Promise<void> {
  await countAndShow(ctx, provider_id);
}

/** A deadline: the oldest of what was counted is too old now. */
export async function countAgain({ ctx, input: deadline }: { ctx: WorkCtx; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    await countAndShow(tx, deadline.entity_id);
    await dropDeadline(tx.db, { ...deadline, due_at: tx.now });
  });
}

async function countAndShow({ db, now }: WriteCtx, providerId: string): Promise<void> {
  const changed = await countMetrics(db, [providerId], now);
  if (changed.length === 0) return;
  const hint = { type: 'metrics_changed' as const, entity_id: providerId, version: 1 };
  await notifyStreams(db, [`provider:${providerId}`], hint, now);
}
