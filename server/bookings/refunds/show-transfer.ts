import type { WriteCtx } from '../../kernel/verb.ts';
import { notifyStreams } from '../../platform/streams.ts';
import { notifyStreamsOfBookings } from '../change-booking.ts';
import type { findOwed } from './queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findOwed>>>;

/** After the commit, the pages of the booking and the queues of admins are read again. */
export async function showTransfer({ ctx, input: { owed, booking } }: { ctx: WriteCtx; input: Found }): Promise<void> {
  await notifyStreamsOfBookings(ctx, [booking]);
  const hint = { type: 'queue_changed' as const, entity_id: owed.operation_id, version: 1 };
  await notifyStreams(ctx.db, ['admins'], hint, ctx.now);
}
