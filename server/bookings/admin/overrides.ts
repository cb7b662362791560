import {
  type BookingEvent,
  cancelChoices,
  type DecidedMoney,
  effectOf,
  type LeftToProvider,
  possibleEvents,
} from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { findPayment, linesAfter } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { type AdminCtx, isRefusal, type Refusal, refuse, refuseAmount } from '../../kernel/verb.ts';
import { changeBooking } from '../change-booking.ts';
import { type BookingRow, findBooking, lockBooking } from '../queries.ts';
import { partOf } from '../views.ts';

/** One way in which an admin can cancel a booking now, with what the customer gets back. */
export interface CancelOption {
  left: LeftToProvider;
  refund: string;
  /** What the customer still pays, and what of it the provider gets. */
  kept: string;
  payout: string;
}

/** The ways in which an admin can cancel a booking now; none where the table does not let them. */
export async function findCancelOptions(db: Database, booking: BookingRow, now: Date): Promise<CancelOption[]> {
  const choices = cancelChoices(booking, now);
  if (choices.length === 0) return [];
  const payment = await findPayment(db, booking.id);
  return choices.map((left) => {
    const { lines, refund } = linesAfter(payment, effectOf(left));
    const [kept, payout] = [toDecimal(lines.customer_total), toDecimal(lines.provider_payout)];
    return { left, refund: toDecimal(refund), kept, payout };
  });
}

interface Cancel {
  id: string;
  reason: string;
  left: LeftToProvider;
  /** The refund that the admin was shown. */
  refund: string;
}

/** An admin cancels a booking of two others, on the terms that they were shown. Both are told, with the reason. */
export async function cancelForBoth({ ctx, input }: { ctx: AdminCtx; input: Cancel }) {
  const { id, reason, left, refund } = input;
  const booking = await lockForOverride(ctx, id, 'cancel');
  if (isRefusal(booking)) return booking;
  const option = (await findCancelOptions(ctx.db, booking, ctx.now)).find((each) => each.left === left);
  if (option === undefined) return refuse('state_changed');
  if (option.refund !== refund) return refuseAmount(option.refund);
  return decide(ctx, booking, { event: 'cancel', note: reason, decided: effectOf(left) }, { refund });
}

/** An admin starts a job without the customer's code. The history and the audit log have the reason. */
export async function startWithoutCode({ ctx, input }: { ctx: AdminCtx; input: { id: string; reason: string } }) {
  const booking = await lockForOverride(ctx, input.id, 'start');
  if (isRefusal(booking)) return booking;
  return decide(ctx, booking, { event: 'start', note: input.reason }, {});
}

/** An admin lets the customer, who was reported absent, ask for their free second visit again. Both are told why. */
export async function allowSecondVisit({ ctx, input }: { ctx: AdminCtx; input: { id: string; reason: string } }) {
  const booking = await lockForOverride(ctx, input.id, 'allow_second_visit');
  if (isRefusal(booking)) return booking;
  return decide(ctx, booking, { event: 'allow_second_visit', note: input.reason }, {});
}

/**
 * Locks a booking of two others, if the state table lets an admin cause the event now. One that stands for a whole
 * package is not started: it would pay all of it.
 */
export async function lockForOverride(
  ctx: AdminCtx,
  id: string,
  event: BookingEvent,
): Promise<BookingRow | Refusal<'not_found' | 'own_profile' | 'state_changed'>> {
  const booking = await lockBooking(ctx.db, id);
  const view = booking && (await findBooking(ctx.db, id));
  if (booking === undefined || view === undefined) return refuse('not_found');
  if (partOf(view, ctx.actor) !== 'admin') return refuse('own_profile');
  if (event === 'start' && view.package?.is_whole === true) return refuse('state_changed');
  return possibleEvents(booking, 'admin', ctx.now).includes(event) ? booking : refuse('state_changed');
}

interface Decision {
  event: 'cancel' | 'start' | 'allow_second_visit';
  note: string;
  decided?: DecidedMoney;
}

async function decide(ctx: AdminCtx, booking: BookingRow, decision: Decision, more: Readonly<Record<string, string>>) {
  if (!(await changeBooking({ ctx, input: { booking, part: 'admin', ...decision } }))) return refuse('state_changed');
  const { event, note } = decision;
  const status = event === 'start' ? 'started' : 'cancelled';
  await ctx.audit({
    action: `booking.${event}`,
    entity_type: 'booking',
    entity_id: booking.id,
    before: { status: booking.status },
    after: { status, note, ...more },
  });
  return { id: booking.id };
}
