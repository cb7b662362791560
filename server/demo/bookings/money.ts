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
  toDecimal,
} from '@hirfa/domain/payments';
import { newId } from '../../platform/ids.ts';
import type { LivedStep } from './lives.ts';
import type { DemoBooking } from '../shapes.ts';

/** From the end of a booking to the release of the provider's part. */
const RELEASE_MS = 2000;

/** What was done with the money, in the order in which it was done. */
export interface MoneyStory {
  agreed: PriceLines;
  /** Those that hold at last. */
  lines: PriceLines;
  isCaptured: boolean;
  held: PriceLines;
  released_at: Date | null;
  operations: readonly { id: string; lines: PriceLines; refund: string; created_at: Date; done_at: Date }[];
  entries: readonly { cause: string; entry: LedgerEntry; created_at: Date }[];
}

export function moneyOf(booking: DemoBooking, lived: readonly LivedStep[]): MoneyStory {
  const agreed = agreedLines(booking);
  const operations: MoneyStory['operations'][number][] = [];
  const entries: MoneyStory['entries'][number][] = [];
  const add = (cause: string, created_at: Date, moved: readonly LedgerEntry[]) =>
    entries.push(...moved.map((entry) => ({ cause, entry, created_at })));
  let held = NO_LINES;
  let isCaptured = false;
  for (const [index, { step, money }] of lived.entries()) {
    if (money === null || money === 'as_decided') continue;
    const target = {
      capture: agreed,
      release: NO_LINES,
      keep_late_lines: lateCancellationLines(agreed, DEFAULT_RATES),
    }[money];
    // The gateway's word is the step that follows.
    const done_at = lived[index + 1]?.step.at ?? step.at;
    const id = newId(step.at.getTime());
    operations.push({ id, lines: target, refund: toDecimal(refundOf(agreed, target)), created_at: step.at, done_at });
    isCaptured ||= money === 'capture';
    if (!isCaptured) continue;
    add(id, done_at, entriesBetween(held, target));
    held = target;
  }
  const released_at = releasedAt(lived, held);
  if (released_at !== null) add('release', released_at, entriesOfRelease(held));
  // What was given back whole keeps its lines: they say what it was about.
  return { agreed, lines: held === NO_LINES ? agreed : held, isCaptured, held, released_at, operations, entries };
}

/** At the agreed price, or the hours at the agreed rate, with today's usual rates. */
function agreedLines({ card, half_hours }: DemoBooking): PriceLines {
  const price = piastres(card.base_price * 100);
  return priceLines(half_hours === null ? price : priceOfTime(price, half_hours), DEFAULT_RATES);
}

function releasedAt(lived: readonly LivedStep[], held: PriceLines): Date | null {
  if (held === NO_LINES) return null;
  const { completed_at, cancelled_at } = lived.at(-1)?.after ?? {};
  if (completed_at) return new Date(completed_at.getTime() + RELEASE_MS);
  return cancelled_at ? new Date(cancelled_at.getTime() + BOOKING_TIMES.keptPayoutAfterCancelMs + RELEASE_MS) : null;
}
