import type { HistoryEvent } from '@hirfa/domain/bookings';
import type { WriteCtx } from '../../kernel/verb.ts';
import { chooseAsBefore } from '../queries.ts';

interface Changed {
  booking_id: string;
  event: HistoryEvent;
}

const REFUSED: ReadonlySet<HistoryEvent> = new Set<HistoryEvent>(['refuse_refund', 'refuse_refund_part']);

/** A subscriber: what a customer chose for a refund of a package that could not go back holds for the next one. */
export async function chooseRefundAsBefore({ ctx, input }: { ctx: WriteCtx; input: Changed }): Promise<void> {
  if (REFUSED.has(input.event)) await chooseAsBefore(ctx.db, input.booking_id, ctx.now);
}
