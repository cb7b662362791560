import { addDays, cairoDay, startOfDay } from '../../market/index.ts';
import type { PaymentStatus, Piastres } from '../../payments/index.ts';
import { RESCUED_REASONS } from '../again/rescue.ts';
import { type BookingFacts, type BookingStatus, type CancelReason, isDisputed } from '../facts.ts';

/** For how many days a card can promise a free second visit (product decision: booking). */
export const WARRANTY_DAYS = [7, 14, 30, 90] as const;
export type WarrantyDays = (typeof WARRANTY_DAYS)[number];

/**
 * A free second visit: for how many days the customer can ask again after it did not take place because of the
 * provider, and the length of what they write about it.
 */
export const SECOND_VISIT = { againDays: 7, text: { max: 500 } } as const;

/** The payment statuses of a job whose price the provider keeps, at least in part. */
export const KEEPS_WARRANTY = ['captured', 'partially_refunded'] as const;

/**
 * Whether nothing is left of the money of a job: it went back, was never paid in cash, or banks have all of it. A
 * second visit that was promised with the job, and has not started, ends with it.
 */
export const isPaidBack = ({ payment_status, held }: { payment_status: PaymentStatus; held: Piastres }): boolean =>
  payment_status === 'refunded' || payment_status === 'voided' || (payment_status === 'charged_back' && held === 0);

/** A visit that the customer has asked for. */
export interface AskedVisit {
  status: BookingStatus;
  cancel_reason: CancelReason | null;
  cancelled_at: Date | null;
}

/** The booking whose card promised the visit. */
export interface PromisedIn extends Pick<
  BookingFacts,
  'status' | 'payment_status' | 'finished_at' | 'disputed_at' | 'dispute_ended_at' | 'second_visit_of'
> {
  warranty_days: number | null;
}

/** The promise for cards that are booked together: the shortest one; null where one of them promises nothing. */
export function warrantyOfAll(cards: readonly { warranty_days: number | null }[]): number | null {
  return cards.reduce<number | null>((least, { warranty_days }, index) => {
    if (index > 0 && least === null) return null;
    return warranty_days === null || least === null ? warranty_days : Math.min(least, warranty_days);
  }, null);
}

/** The end of the last day on which the customer can ask, that many days after the Cairo day of an instant. */
const endAfter = (at: Date, days: number) => startOfDay(addDays(cairoDay(at), days + 1));

/**
 * Until when the customer can ask for the free second visit: the end of a day in Cairo. It is counted from the end of
 * the job, or of a problem with it; where the provider let a visit down, the customer has some days more. Null where
 * nothing was promised, or the job has not ended.
 */
export function warrantyUntil(first: PromisedIn, asked: readonly AskedVisit[]): Date | null {
  const { warranty_days, status, finished_at, dispute_ended_at } = first;
  if (warranty_days === null || status !== 'completed' || finished_at === null) return null;
  const ended = dispute_ended_at !== null && dispute_ended_at > finished_at ? dispute_ended_at : finished_at;
  const again = asked.flatMap(({ cancel_reason, cancelled_at }) =>
    cancelled_at !== null && RESCUED_REASONS.some((reason) => reason === cancel_reason)
      ? [endAfter(cancelled_at, SECOND_VISIT.againDays)]
      : [],
  );
  return [endAfter(ended, warranty_days), ...again].reduce((last, at) => (at > last ? at : last));
}

/** Whether a visit uses up the promise: it is to come, took place, or the customer was not there. */
export const isUsed = ({ status, cancel_reason }: Pick<AskedVisit, 'status' | 'cancel_reason'>): boolean =>
  status !== 'cancelled' || cancel_reason === 'customer_absent';

/**
 * Whether the customer can ask for the free second visit now. Not while a problem is open, and not where all the money
 * went back, or a bank has it.
 */
export function canAskSecondVisit(first: PromisedIn, asked: readonly AskedVisit[], now: Date): boolean {
  const until = warrantyUntil(first, asked);
  return (
    until !== null &&
    now < until &&
    first.second_visit_of === null &&
    KEEPS_WARRANTY.some((status) => status === first.payment_status) &&
    !isDisputed(first) &&
    !asked.some(isUsed)
  );
}
