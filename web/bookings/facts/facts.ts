import type { Booking } from '@hirfa/contract/bookings';
import { type BookingFacts, settlesAt } from '@hirfa/domain/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';

const dateOr = (at: string | null) => (at === null ? null : new Date(at));

/** Converts a booking of the API to the facts that the rules read. */
export function bookingFacts(booking: Booking): BookingFacts {
  return {
    status: booking.status,
    payment_status: booking.payment_status,
    starts_at: new Date(booking.starts_at),
    ends_at: new Date(booking.ends_at),
    hold_until: new Date(booking.hold_until),
    // Only the clock needs it.
    hold_extended_at: null,
    authorized_at: dateOr(booking.authorized_at),
    confirmed_at: dateOr(booking.confirmed_at),
    started_at: dateOr(booking.started_at),
    finished_at: dateOr(booking.finished_at),
    completed_at: dateOr(booking.completed_at),
    cancelled_at: dateOr(booking.cancelled_at),
    // What cancelling costs is in `cancellation`.
    free_until_at_most: null,
    money_back_at: moneyBackAt(booking),
    proposal_by: booking.proposal?.by ?? null,
    proposal_until: dateOr(booking.proposal?.open_until ?? null),
    cancel_reason: booking.cancel_reason,
    disputed_at: dateOr(booking.dispute?.opened_at ?? null),
    dispute_ended_at: dateOr(booking.dispute?.ended_at ?? null),
    dispute_answer_until: answerUntil(booking.dispute),
    disputed_by: booking.dispute?.by ?? null,
    second_visit_of: booking.second_visit?.of ?? null,
    is_cash: booking.cash !== null,
  };
}

/** When a bank has returned money last. */
const moneyBackAt = ({ chargebacks }: Booking) =>
  chargebacks.reduce<Date | null>((last, { state, ended_at }) => {
    const at = state === 'won' ? dateOr(ended_at) : null;
    return at !== null && (last === null || at > last) ? at : last;
  }, null);

/** Until when the other side can answer; null once they were heard. */
const answerUntil = (dispute: Booking['dispute']) =>
  dispute === null || dispute.decide_by !== null || dispute.ended_at !== null ? null : new Date(dispute.answer_until);

/** The state of a booking for people: its status and its payment status in one. */
export type Stage =
  | 'unpaid'
  | 'payment_failed'
  | 'waiting'
  | 'charging'
  | 'confirmed'
  | 'started'
  | 'in_progress'
  | 'done'
  | 'settled'
  | 'cancelled';

type StageParts = Pick<Booking, 'status' | 'payment_status' | 'completed_at'> & Partial<Pick<Booking, 'second_visit'>>;

export function stageOf({ status, payment_status, completed_at, second_visit }: StageParts): Stage {
  // Nothing is paid for a free second visit.
  const isFree = second_visit != null;
  switch (status) {
    case 'awaiting_acceptance':
      if (payment_status === 'authorized' || isFree) return 'waiting';
      return payment_status === 'failed' ? 'payment_failed' : 'unpaid';
    case 'confirmed':
      return payment_status === 'authorized' && !isFree ? 'charging' : 'confirmed';
    case 'completed':
      return completed_at === null ? 'done' : 'settled';
    case 'started':
    case 'in_progress':
    case 'cancelled':
      return status;
  }
}

/** Whether there is news to come: the provider has the booking, and it has neither ended nor been settled. */
export function isOpenBooking({ status, authorized_at, completed_at }: Booking): boolean {
  return authorized_at !== null && status !== 'cancelled' && completed_at === null;
}

/** The payment states before the money is taken, and after its hold was lifted. */
const NOT_CAPTURED = new Set(['pending', 'failed', 'authorized', 'voided']);

const NOTHING_LEFT = new Set(['pending', 'failed', 'voided', 'refunded']);

/** Whether a booking was cancelled, and nobody paid or earned anything. */
export function endedWithoutPayment({
  status,
  payment_status,
  earnings,
}: Pick<Booking, 'status' | 'payment_status' | 'earnings'>): boolean {
  // While the money goes back to the customer, its provider already sees that nothing is left.
  return status === 'cancelled' && (NOTHING_LEFT.has(payment_status) || earnings?.provider_payout === '0.00');
}

/** The part of the price of a cancelled booking that is not refunded; null where nothing is kept. */
export function keptAmount(booking: Booking): string | null {
  const { status, payment_status, price, refund } = booking;
  if (status !== 'cancelled' || price === null || endedWithoutPayment(booking) || booking.second_visit) return null;
  // After the refund the price lines are those of the kept part; before, those of the whole price.
  if (payment_status === 'partially_refunded') return price.customer_total;
  const kept = fromDecimal(price.customer_total) - fromDecimal(refund?.amount ?? '0.00');
  return kept > 0 ? toDecimal(piastres(kept)) : null;
}

/** Who settled a job: its customer, the clock a day after it was finished, who gave all back, or our decision. */
export function settledBy({
  dispute,
  finished_at,
  completed_at,
}: Pick<Booking, 'dispute' | 'finished_at' | 'completed_at'>): 'customer' | 'clock' | 'provider' | 'decision' {
  if (dispute?.outcome === 'given_back') return 'provider';
  if (dispute?.outcome === 'decided') return 'decision';
  const isInTime =
    finished_at !== null && completed_at !== null && new Date(completed_at) < settlesAt(new Date(finished_at));
  return isInTime ? 'customer' : 'clock';
}

/** One milestone between paying and the settled job. */
export interface Milestone {
  id: 'asked' | 'held' | 'paid' | 'accepted' | 'started' | 'done' | 'settled' | 'cancelled' | 'released';
  state: 'reached' | 'next' | 'ahead';
  at: string | null;
}

/**
 * The milestones of a booking; for a cancelled one they end with the cancellation, and the release of held money.
 * Nothing is paid for a free second visit.
 */
export function milestonesOf(booking: Booking): Milestone[] {
  const isFree = booking.second_visit !== null;
  const isCash = booking.cash !== null;
  const isHeldOnly =
    !isFree &&
    !isCash &&
    !booking.is_charged &&
    booking.authorized_at !== null &&
    NOT_CAPTURED.has(booking.payment_status);
  const all = [
    { id: isCash ? 'asked' : isHeldOnly ? 'held' : 'paid', at: booking.authorized_at },
    { id: 'accepted', at: booking.confirmed_at },
    { id: 'started', at: booking.started_at },
    { id: 'done', at: booking.finished_at },
    { id: 'settled', at: booking.completed_at },
  ] as const;
  const steps = isFree ? all.slice(1) : all;
  const next = steps.findLastIndex(({ at }) => at !== null) + 1;
  const milestones = steps.map(({ id, at }, index): Milestone => ({
    id,
    at,
    state: index < next ? 'reached' : index === next ? 'next' : 'ahead',
  }));
  if (booking.status !== 'cancelled') return milestones;
  const reached = milestones.filter(({ id, at }) => at !== null && id !== 'settled');
  const cancelled: Milestone[] = [...reached, { id: 'cancelled', at: booking.cancelled_at, state: 'reached' }];
  if (!isHeldOnly) return cancelled;
  return [...cancelled, { id: 'released', at: null, state: booking.payment_status === 'voided' ? 'reached' : 'next' }];
}
