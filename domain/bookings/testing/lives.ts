import { expect } from 'vitest';
import {
  borneByProvider,
  chargeSteps,
  DEFAULT_RATES,
  entriesBetween,
  entriesOfLoss,
  entriesOfRelease,
  entriesOfReturned,
  entriesOfTaken,
  type LedgerAccount,
  lateCancellationLines,
  NO_LINES,
  paidByBank,
  type Piastres,
  piastres,
  type PriceLines,
  type RailState,
  splitLines,
} from '../../payments/index.ts';
import {
  applyTransition,
  type BookingEvent,
  type BookingState,
  deadlinesOf,
  isDisputed,
  keptPayoutAt,
  type Part,
  transition,
} from '../index.ts';
import { newBooking, otherTime } from './steps.ts';

/** An event with the booking before it, and what an admin let stay of the price. */
interface Happened {
  event: BookingEvent;
  part: Part;
  at: Date;
  before: BookingState;
  kept: Piastres;
}

/** A booking with its money: what the rail holds, what it is still to be asked for, and the books. */
export interface Life {
  booking: BookingState;
  booked: PriceLines;
  /** The lines of the payment, which a refund in full keeps. */
  lines: PriceLines;
  rail: RailState;
  held: Piastres;
  due: PriceLines[];
  releaseAt: Date | null;
  isReleased: boolean;
  books: Map<LedgerAccount, number>;
  /** What a bank has, of what is left of the price, and whether it may still return it. */
  taken: Piastres;
  back: 'never' | 'open' | 'won' | 'lost' | 'borne';
  /** What the provider bears of it. */
  borne: Piastres;
  isRefunded: boolean;
  events: Happened[];
}

export const begin = (startsInHours: number, booked: PriceLines): Life => ({
  booking: newBooking(startsInHours),
  booked,
  lines: booked,
  rail: 'none',
  held: piastres(0),
  due: [],
  releaseAt: null,
  isReleased: false,
  books: new Map(),
  taken: piastres(0),
  back: 'never',
  borne: piastres(0),
  isRefunded: false,
  events: [],
});

function book(life: Life, entries: ReturnType<typeof entriesBetween>): void {
  for (const { account, amount } of entries) life.books.set(account, (life.books.get(account) ?? 0) + amount);
}

/** Takes a step of the table; false where it is not allowed. An admin lets `kept` of the price stay. */
export function take(life: Life, event: BookingEvent, part: Part, now: Date, kept = piastres(0)): boolean {
  const { booking } = life;
  const step = transition(booking, event, part, now);
  if (step === null) return false;
  life.booking = {
    ...booking,
    ...applyTransition(booking, step, { part, now, ...otherTime(booking, event, part, now) }),
  };
  life.events.push({ event, part, at: now, before: booking, kept });
  if (event === 'secure') life.rail = 'authorized';
  takeBank(life, event, now, kept);
  const late = lateCancellationLines(life.lines, DEFAULT_RATES);
  const decided = splitLines(life.lines, DEFAULT_RATES, piastres(Math.min(kept, life.lines.subtotal)));
  if (step.money !== null)
    life.due.push({ capture: life.lines, release: NO_LINES, keep_late_lines: late, as_decided: decided }[step.money]);
  if (step.money === 'keep_late_lines') life.releaseAt = keptPayoutAt(now);
  if (event === 'settle' || event === 'decide_dispute') life.releaseAt = now;
  if (event === 'dispute') life.releaseAt = null;
  if (event === 'withdraw_dispute' && booking.status === 'cancelled' && booking.cancelled_at !== null)
    life.releaseAt = keptPayoutAt(booking.cancelled_at);
  return true;
}

/** What a bank does to the money, and who bears what is lost: the provider, where nothing of the price was to stay. */
function takeBank(life: Life, event: BookingEvent, now: Date, kept: Piastres): void {
  if (event === 'charge_back') {
    life.taken = life.held;
    life.held = piastres(0);
    life.back = 'open';
    book(life, entriesOfTaken(life.taken));
  }
  if (event === 'win_charge_back' || event === 'win_charge_back_part') {
    book(life, entriesOfReturned(life.taken));
    life.held = life.taken;
    life.taken = piastres(0);
    life.back = 'won';
  }
  if (event === 'lose_charge_back') life.back = 'lost';
  if (event === 'bear_charge_back') {
    life.borne = borneByProvider(life.taken, life.lines.provider_payout, kept === 0 ? 'provider' : 'platform');
    book(life, entriesOfLoss(life.taken, life.borne, life.isReleased));
    life.back = 'borne';
  }
  const isPaidLater = event.startsWith('win_charge_back') || event === 'bear_charge_back';
  if (isPaidLater && life.booking.completed_at !== null) life.releaseAt ??= now;
  if (isPaidLater && life.booking.cancelled_at !== null) life.releaseAt ??= keptPayoutAt(life.booking.cancelled_at);
}

/** Whether the bank can say this now; a lost chargeback is borne once all is done. */
export function isOfBank(life: Life, event: BookingEvent): boolean {
  if (event === 'charge_back') return life.back === 'never' && life.held > 0;
  if (event === 'bear_charge_back') return life.back === 'lost' && life.taken > 0 && life.due.length === 0;
  if (life.back !== 'open') return false;
  if (event === 'lose_charge_back') return true;
  return (event === 'win_charge_back_part') === life.isRefunded;
}

/** The gateway does what it is asked for next, or refuses to capture. */
export function work(life: Life, now: Date, isRefused: boolean): void {
  const [due, ...rest] = life.due;
  if (due === undefined || life.back === 'open') return;
  const charge = { extra_id: null, rail_state: life.rail, amount: life.lines.customer_total, held: life.held };
  const [step] = chargeSteps([charge], due.customer_total);
  life.due = rest;
  if (step === undefined && life.taken === 0) return;
  if (step?.ask === 'void' || (step?.ask === 'capture' && isRefused)) {
    life.rail = 'voided';
    take(life, step.ask === 'void' ? 'void' : 'refuse_capture', 'gateway', now);
    return;
  }
  // What a bank has kept counts as paid.
  const paid = piastres(Math.min(life.taken, life.lines.customer_total - due.customer_total));
  const isCapture = step?.ask === 'capture';
  const moved = entriesBetween(isCapture ? NO_LINES : life.lines, due, life.isReleased);
  book(life, isCapture ? moved : paidByBank(moved, paid));
  life.rail = 'captured';
  if (!isCapture) life.taken = piastres(life.taken - paid);
  life.held = due.subtotal === 0 ? piastres(0) : piastres(due.customer_total - life.taken);
  const isGone = due.subtotal === 0;
  if (!isGone) life.lines = due;
  const refund = isGone ? 'refund' : 'refund_part';
  if (step?.ask === 'refund') life.isRefunded = true;
  if (life.back === 'lost') return;
  take(life, isCapture ? 'capture' : refund, 'gateway', now);
}

/** The payout is released once its time has come and the gateway has done all. */
function release(life: Life, now: Date): void {
  if (life.isReleased || life.releaseAt === null || now < life.releaseAt || life.due.length > 0) return;
  if (life.taken > 0 && life.back !== 'borne') return;
  life.releaseAt = null;
  if (life.held === 0 && life.taken === 0) return;
  expect(isDisputed(life.booking), 'nothing is paid out while a problem is open').toBe(false);
  book(life, entriesOfRelease({ provider_payout: piastres(life.lines.provider_payout - life.borne) }));
  life.isReleased = true;
}

export function clock(life: Life, now: Date): void {
  for (let round = 0; round < 10; round += 1) {
    const due = deadlinesOf(life.booking).filter(({ due_at }) => due_at <= now);
    const [next] = due.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime());
    if (next === undefined || !take(life, next.event, 'clock', now)) break;
  }
  release(life, now);
}
