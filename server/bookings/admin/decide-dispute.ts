import { fromDecimal, linesToDecimals, toDecimal } from '@hirfa/domain/payments';
import { type AdminCtx, isRefusal, refuse, refuseAmount, refuseField } from '../../kernel/verb.ts';
import { findPayment, hasOpenOperation, linesAfter } from '../../payments/index.ts';
import { lockForOverride } from './overrides.ts';
import { changeBooking } from '../change-booking.ts';
import { updateDispute } from '../stored-disputes/queries.ts';

interface Decided {
  id: string;
  reason: string;
  /** What of the price stays. */
  subtotal: string;
  /** The refund that the admin was shown. */
  refund: string;
  /** What the customer had paid in cash. */
  collected?: string | undefined;
  /** Whether they did not pay in cash what was due. */
  is_unpaid: boolean;
}

/**
 * An admin decides what of the price stays, for a reason that both people read. `service_unavailable`: money of an
 * earlier change is still on its way.
 */
export async function decideDispute({ ctx, input }: { ctx: AdminCtx; input: Decided }) {
  const { db, now } = ctx;
  const { id, reason } = input;
  const booking = await lockForOverride(ctx, id, 'decide_dispute');
  if (isRefusal(booking)) return booking;
  if (await hasOpenOperation(db, id)) return refuse('service_unavailable');
  const payment = await findPayment(db, id);
  const subtotal = fromDecimal(input.subtotal);
  if (subtotal > payment.lines.subtotal) return refuseField('subtotal', 'This is more than the price');
  const collected = input.collected === undefined ? undefined : fromDecimal(input.collected);
  if (booking.is_cash !== (collected !== undefined) || (collected ?? 0) > payment.lines.customer_total)
    return refuseField('collected', 'What was paid in cash, and is not more than the price');
  const { is_unpaid } = input;
  if (is_unpaid && (collected === undefined || collected >= payment.lines.customer_total))
    return refuseField('is_unpaid', 'Of cash of which a part was not paid');
  const decided = { subtotal, ...(collected !== undefined && { collected }) };
  const { lines, refund: back } = linesAfter(payment, decided);
  if (back < 0) return refuseField('subtotal', 'No more of the price stays than was paid in cash');
  const refund = toDecimal(back);
  if (refund !== input.refund) return refuseAmount(refund);
  const columns = { subtotal: toDecimal(subtotal), refund, is_unpaid };
  await updateDispute(db, id, { outcome: 'decided', ended_at: now, decision_reason: reason, ...columns });
  const change = { booking, event: 'decide_dispute', part: 'admin', note: reason, decided } as const;
  if (!(await changeBooking({ ctx, input: change }))) return refuse('state_changed');
  await ctx.audit({
    action: 'dispute.decide',
    entity_type: 'booking',
    entity_id: id,
    before: linesToDecimals(payment.lines),
    after: {
      ...linesToDecimals(lines),
      note: reason,
      refund,
      ...(booking.is_cash && { collected: input.collected, is_unpaid }),
    },
  });
  return { id };
}
