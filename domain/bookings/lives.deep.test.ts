import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_RATES,
  entriesBetween,
  entriesOfRelease,
  type LedgerAccount,
  lateCancellationLines,
  NO_LINES,
  type Piastres,
  piastres,
  priceLines,
  type PriceLines,
  type RailState,
  chargeSteps,
  splitLines,
} from '../payments/index.ts';
import {
  applyTransition,
  type BookingEvent,
  type BookingState,
  deadlinesOf,
  isDisputed,
  keptPayoutAt,
  LIVE_STATUSES,
  type Part,
  possibleEvents,
  transition,
} from './index.ts';
import { BOOKED_AT, later, MINUTE, newBooking, otherTime } from './testing/steps.ts';

const LIVES = 20_000;
/** It ends only a test that hangs. */
const LONG = { timeout: 900_000 };
/** What leads on to a finished job: most steps do, so that lives are long. */
const LEADS_ON: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'secure',
  'accept',
  'start',
  'begin',
  'finish',
  'reschedule',
  'dispute',
  'answer_dispute',
]);
const PEOPLE: readonly Part[] = ['customer', 'provider', 'admin'];
/** What the gateway says by itself, besides the answers to what it is asked. */
const UNASKED: ReadonlySet<BookingEvent> = new Set<BookingEvent>(['secure', 'fail_payment']);

/** An event with the booking before it, and what an admin let stay of the price. */
interface Happened {
  event: BookingEvent;
  part: Part;
  at: Date;
  before: BookingState;
  kept: Piastres;
}

/** A booking with its money: what the rail holds, what it is still to be asked for, and the books. */
interface Life {
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
  events: Happened[];
}

const begin = (startsInHours: number, booked: PriceLines): Life => ({
  booking: newBooking(startsInHours),
  booked,
  lines: booked,
  rail: 'none',
  held: piastres(0),
  due: [],
  releaseAt: null,
  isReleased: false,
  books: new Map(),
  events: [],
});

function book(life: Life, entries: ReturnType<typeof entriesBetween>): void {
  for (const { account, amount } of entries) life.books.set(account, (life.books.get(account) ?? 0) + amount);
}

/** Takes a step of the table; false where it is not allowed. An admin lets `kept` of the price stay. */
function take(life: Life, event: BookingEvent, part: Part, now: Date, kept = piastres(0)): boolean {
  const { booking } = life;
  const step = transition(booking, event, part, now);
  if (step === null) return false;
  life.booking = {
    ...booking,
    ...applyTransition(booking, step, { part, now, ...otherTime(booking, event, part, now) }),
  };
  life.events.push({ event, part, at: now, before: booking, kept });
  if (event === 'secure') life.rail = 'authorized';
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

/** The gateway does what it is asked for next, or refuses to capture. */
function work(life: Life, now: Date, isRefused: boolean): void {
  const [due, ...rest] = life.due;
  if (due === undefined) return;
  const charge = { extra_id: null, rail_state: life.rail, amount: life.lines.customer_total, held: life.held };
  const [step] = chargeSteps([charge], due.customer_total);
  life.due = rest;
  if (step === undefined) return;
  if (step.ask === 'void' || (step.ask === 'capture' && isRefused)) {
    life.rail = 'voided';
    take(life, step.ask === 'void' ? 'void' : 'refuse_capture', 'gateway', now);
    return;
  }
  book(life, entriesBetween(step.ask === 'capture' ? NO_LINES : life.lines, due, life.isReleased));
  life.rail = 'captured';
  life.held = due.customer_total;
  const isGone = due.subtotal === 0;
  if (!isGone) life.lines = due;
  const refund = isGone ? 'refund' : 'refund_part';
  take(life, step.ask === 'capture' ? 'capture' : refund, 'gateway', now);
}

/** The payout is released once its time has come and the gateway has done all. */
function release(life: Life, now: Date): void {
  if (life.isReleased || life.releaseAt === null || now < life.releaseAt || life.due.length > 0) return;
  life.releaseAt = null;
  if (life.held === 0) return;
  expect(isDisputed(life.booking), 'nothing is paid out while a problem is open').toBe(false);
  book(life, entriesOfRelease(life.lines));
  life.isReleased = true;
}

function clock(life: Life, now: Date): void {
  for (let round = 0; round < 10; round += 1) {
    const due = deadlinesOf(life.booking).filter(({ due_at }) => due_at <= now);
    const [next] = due.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime());
    if (next === undefined || !take(life, next.event, 'clock', now)) break;
  }
  release(life, now);
}

/** What holds after every step. */
function check({ booking, books, held, lines }: Life): void {
  let sum = 0;
  for (const amount of books.values()) sum += amount;
  expect(sum, 'the books sum to zero').toBe(0);
  expect(books.get('gateway') ?? 0, 'the books have what the rail holds').toBe(held);
  expect([0, lines.customer_total]).toContain(held);
  if (LIVE_STATUSES.some((live) => live === booking.status)) expect(books.get('provider_payable') ?? 0).toBe(0);
}

const GIVES_BACK: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'decline',
  'withdraw',
  'expire_request',
  'provider_absent',
  'give_back',
  'void',
  'refuse_capture',
]);

/** What of the subtotal is left in the end, found from what happened alone. */
function leftInTheEnd({ booked, events }: Life): number {
  const half = Math.floor((booked.subtotal + 1) / 2);
  let left = 0;
  for (const { event, part, at, before, kept } of events) {
    if (event === 'accept') left = booked.subtotal;
    if (GIVES_BACK.has(event)) left = 0;
    if (event === 'customer_absent') left = half;
    if (event === 'decide_dispute') left = Math.min(kept, left);
    if (event === 'cancel' && part === 'customer') left = isLate(before, at) ? half : 0;
    if (event === 'cancel' && part !== 'customer') left = before.status === 'in_progress' ? kept : 0;
  }
  return left;
}

/** Whether cancelling costs half, by the hours alone. */
function isLate({ starts_at, confirmed_at, free_until_at_most }: BookingState, at: Date): boolean {
  const start = starts_at.getTime();
  const accepted = confirmed_at?.getTime() ?? start;
  const free = Math.max(start - 24 * 60 * MINUTE, Math.min(accepted + 30 * MINUTE, start - 60 * MINUTE));
  return at.getTime() > Math.min(free, free_until_at_most?.getTime() ?? free);
}

const lives = fc.record({
  startsInHours: fc.oneof(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 3, max: 200 })),
  subtotal: fc.integer({ min: 100, max: 1_000_000 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 })),
  steps: fc.array(
    fc.record({
      choice: fc.nat(),
      goesOn: fc.integer({ min: 0, max: 9 }).map((nth) => nth < 6),
      waitMinutes: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 90 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 * 24 * 60 }) },
      ),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      isWorked: fc.integer({ min: 0, max: 3 }).map((nth) => nth > 0),
      isRefused: fc.integer({ min: 0, max: 19 }).map((nth) => nth === 0),
    }),
    { minLength: 8, maxLength: 30 },
  ),
});

test(
  'in twenty thousand lives the books agree with the rail after each step, and with what was decided in the end',
  LONG,
  () => {
    const seen = new Set<BookingEvent>();
    fc.assert(
      fc.property(lives, ({ startsInHours, subtotal, discount, steps }) => {
        const life = begin(startsInHours, priceLines(piastres(subtotal), DEFAULT_RATES, piastres(discount)));
        if (life.booked.customer_total === 0) return;
        let now = BOOKED_AT;
        for (const { choice, goesOn, waitMinutes, share, isWorked, isRefused } of steps) {
          now = later(now, waitMinutes * MINUTE);
          clock(life, now);
          const possible = [
            ...PEOPLE.flatMap((part) => possibleEvents(life.booking, part, now).map((event) => ({ part, event }))),
            ...possibleEvents(life.booking, 'gateway', now)
              .filter((event) => UNASKED.has(event) && life.rail === 'none')
              .map((event) => ({ part: 'gateway' as const, event })),
          ].filter(({ event }) => event !== 'return_money' && (event !== 'decide_dispute' || life.due.length === 0));
          const onward = possible.filter(({ event }) => LEADS_ON.has(event));
          const among = goesOn && onward.length > 0 ? onward : possible;
          const chosen = among[choice % Math.max(among.length, 1)];
          if (chosen !== undefined)
            take(life, chosen.event, chosen.part, now, piastres(Math.round(life.lines.subtotal * share)));
          if (isWorked) work(life, now, isRefused);
          check(life);
        }
        end(life, now);
        for (const { event } of life.events) seen.add(event);
      }),
      { numRuns: LIVES },
    );
    // The lives are not short ones.
    for (const event of ['decide_dispute', 'give_back', 'withdraw_dispute', 'reschedule', 'customer_absent'] as const)
      expect(seen, event).toContain(event);
  },
);

/** Lets the clock, the gateway and, where something is disputed, an admin end the life; then all is settled. */
function end(life: Life, from: Date): void {
  let now = from;
  for (let round = 0; round < 12; round += 1) {
    while (life.due.length > 0) work(life, now, false);
    clock(life, now);
    if (isDisputed(life.booking)) take(life, 'decide_dispute', 'admin', now, life.lines.subtotal);
    now = later(now, 4 * 24 * 60 * MINUTE);
  }
  check(life);
  const { booking, books, lines, held } = life;
  expect(deadlinesOf(booking)).toEqual([]);
  expect(isDisputed(booking)).toBe(false);
  expect(booking.status === 'cancelled' || booking.completed_at !== null).toBe(true);
  const left = life.rail === 'captured' && (held > 0 || lines.customer_total === 0) ? lines.subtotal : 0;
  expect(left).toBe(leftInTheEnd(life));
  if (held > 0) {
    expect(books.get('provider_pending') ?? 0).toBe(0);
    expect(books.get('provider_payable') ?? 0).toBe(-lines.provider_payout || 0);
  }
}
