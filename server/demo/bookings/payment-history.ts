import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import {
  DEFAULT_RATES,
  entriesBetween,
  entriesOfRelease,
  lateCancellationLines,
  type LedgerEntry,
  NO_LINES,
  piastres,
  priceLines,
  type PriceLines,
  priceOfTime,
  refundOf,
  sumOfDiscounts,
  toDecimal,
} from '@hirfa/domain/payments';
import { newId } from '../../platform/ids.ts';
import type { AppliedStep } from './applied-steps.ts';
import type { DemoBooking } from '../shapes.ts';

/** The time between the end of a booking and the release of the provider's payout. */
const RELEASE_MS = 2000;

/** The operations and ledger entries of a payment, in their order. */
export interface PaymentHistory {
  agreed: PriceLines;
  /** The final lines. */
  lines: PriceLines;
  isCaptured: boolean;
  held: PriceLines;
  released_at: Date | null;
  operations: readonly { id: string; lines: PriceLines; refund: string; created_at: Date; done_at: Date }[];
  entries: readonly { cause: string; entry: LedgerEntry; created_at: Date }[];
}

export function paymentHistoryOf(booking: DemoBooking, applied: readonly AppliedStep[]): PaymentHistory {
  const agreed = agreedLines(booking);
  const operations: PaymentHistory['operations'][number][] = [];
  const entries: PaymentHistory['entries'][number][] = [];
  const add = (cause: string, created_at: Date, moved: readonly LedgerEntry[]) =>
    entries.push(...moved.map((entry) => ({ cause, entry, created_at })));
  let held = NO_LINES;
  let isCaptured = false;
  for (const [index, { step, money }] of applied.entries()) {
    if (money === null || money === 'as_decided') continue;
    const target = {
      capture: agreed,
      release: NO_LINES,
      keep_late_lines: lateCancellationLines(agreed, DEFAULT_RATES),
    }[money];
    // The next step is the gateway's event.
    const done_at = applied[index + 1]?.step.at ?? step.at;
    const id = newId(step.at.getTime());
    operations.push({ id, lines: target, refund: toDecimal(refundOf(agreed, target)), created_at: step.at, done_at });
    isCaptured ||= money === 'capture';
    if (!isCaptured) continue;
    add(id, done_at, entriesBetween(held, target));
    held = target;
  }
  const released_at = releasedAt(applied, held);
  if (released_at !== null) add('release', released_at, entriesOfRelease(held));
  // After a full refund the lines stay, as a record of what was booked.
  return { agreed, lines: held === NO_LINES ? agreed : held, isCaptured, held, released_at, operations, entries };
}

/** The lines of the agreed price, or of the booked hours, with the default rates and what the platform pays. */
export function agreedLines({ card, half_hours, discounts = [] }: DemoBooking): PriceLines {
  const price = piastres(card.base_price * 100);
  const subtotal = half_hours === null ? price : priceOfTime(price, half_hours);
  return priceLines(subtotal, DEFAULT_RATES, sumOfDiscounts(discounts));
}

function releasedAt(applied: readonly AppliedStep[], held: PriceLines): Date | null {
  if (held === NO_LINES) return null;
  const { completed_at, cancelled_at } = applied.at(-1)?.after ?? {};
  if (completed_at) return new Date(completed_at.getTime() + RELEASE_MS);
  return cancelled_at ? new Date(cancelled_at.getTime() + BOOKING_TIMES.keptPayoutAfterCancelMs + RELEASE_MS) : null;
}
