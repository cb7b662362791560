import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_RATES, isPending, piastres, priceLines } from '../payments/index.ts';
import {
  type BookingEvent,
  type BookingState,
  deadlinesOf,
  isDisputed,
  LIVE_STATUSES,
  type Part,
  possibleEvents,
} from './index.ts';
import {
  backsOf,
  begin,
  canAddExtra,
  CHARGES,
  clock,
  isOfBank,
  type Life,
  sumOf,
  take,
  work,
} from './testing/lives.ts';
import { BOOKED_AT, later, MINUTE } from './testing/steps.ts';

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
/** What the gateway says of a bank. */
const OF_BANKS: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'charge_back',
  'win_charge_back',
  'win_charge_back_part',
  'win_one_charge_back',
  'lose_charge_back',
]);

/** What holds after every step. */
function check(life: Life): void {
  const { booking, books, lines } = life;
  const held = sumOf(life, 'held');
  let sum = 0;
  for (const amount of books.values()) sum += amount;
  expect(sum, 'the books sum to zero').toBe(0);
  expect(books.get('gateway') ?? 0, 'the books have what the rail holds').toBe(held);
  expect([0, lines.customer_total - sumOf(life, 'taken')]).toContain(held);
  const waiting = backsOf(life).filter(({ bearer }) => bearer === null);
  const taken = waiting.reduce((sum, each) => sum + each.taken, 0);
  expect(books.get('charged_back') ?? 0, 'the books have what banks have').toBe(taken);
  if (taken > 0) expect(booking.payment_status).toBe('charged_back');
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
  let whole: number = booked.subtotal;
  let left = 0;
  for (const { event, part, at, before, kept } of events) {
    if (event === 'add_extra') whole += kept;
    const half = Math.floor((whole + 1) / 2);
    if (event === 'accept') left = whole;
    if (event === 'add_extra') left += kept;
    if (GIVES_BACK.has(event)) left = 0;
    if (event === 'customer_absent') left = half;
    if (event === 'decide_dispute') left = Math.min(kept, left);
    if (event === 'cancel' && part === 'customer') left = isLate(before, at) ? half : 0;
    // The clock ends a job that nobody has to do, and an admin a job under way as they decide.
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
  isCharged: fc.boolean(),
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
      fc.property(lives, ({ startsInHours, subtotal, discount, isCharged, steps }) => {
        const life = begin(startsInHours, priceLines(piastres(subtotal), DEFAULT_RATES, piastres(discount)), isCharged);
        if (life.booked.customer_total === 0) return;
        let now = BOOKED_AT;
        for (const { choice, goesOn, waitMinutes, share, isWorked, isRefused } of steps) {
          now = later(now, waitMinutes * MINUTE);
          clock(life, now);
          const possible = [
            ...PEOPLE.flatMap((part) => possibleEvents(life.booking, part, now).map((event) => ({ part, event }))),
            ...possibleEvents(life.booking, 'gateway', now)
              .filter((event) =>
                event === 'add_extra'
                  ? canAddExtra(life)
                  : OF_BANKS.has(event) || (UNASKED.has(event) && life.rail === 'none'),
              )
              .map((event) => ({ part: 'gateway' as const, event })),
          ]
            .flatMap((step) =>
              OF_BANKS.has(step.event) || step.event === 'bear_charge_back'
                ? CHARGES.flatMap((charge) => (isOfBank(life, step.event, charge) ? { ...step, charge } : []))
                : { ...step, charge: CHARGES[0] },
            )
            .filter(({ event }) => event !== 'return_money' && (event !== 'decide_dispute' || life.due.length === 0));
          const onward = possible.filter(({ event }) => LEADS_ON.has(event));
          const among = goesOn && onward.length > 0 ? onward : possible;
          const chosen = among[choice % Math.max(among.length, 1)];
          const part = piastres(Math.round(life.lines.subtotal * share));
          const kept = chosen?.event === 'add_extra' ? piastres(500 + part) : part;
          if (chosen !== undefined) take(life, chosen.event, chosen.part, now, kept, chosen.charge);
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
    for (const event of [...OF_BANKS, 'bear_charge_back', 'add_extra'] as const) expect(seen, event).toContain(event);
  },
);

/** Lets the clock, the gateway and, where something is disputed, an admin end the life; then all is settled. */
function end(life: Life, from: Date): void {
  let now = from;
  for (let round = 0; round < 12; round += 1) {
    for (const charge of CHARGES)
      if (isOfBank(life, 'lose_charge_back', charge))
        take(life, 'lose_charge_back', 'gateway', now, piastres(0), charge);
    while (life.due.length > 0) work(life, now, false);
    clock(life, now);
    if (isDisputed(life.booking)) take(life, 'decide_dispute', 'admin', now, life.lines.subtotal);
    for (const charge of CHARGES)
      if (isOfBank(life, 'bear_charge_back', charge))
        take(life, 'bear_charge_back', 'admin', now, piastres(round % 2), charge);
    now = later(now, 4 * 24 * 60 * MINUTE);
  }
  check(life);
  const { booking, books, lines } = life;
  const [taken, borne] = [sumOf(life, 'taken'), sumOf(life, 'borne')];
  expect(backsOf(life).filter(isPending)).toEqual([]);
  const isKept = sumOf(life, 'held') > 0 || taken > 0;
  expect(deadlinesOf(booking)).toEqual([]);
  expect(isDisputed(booking)).toBe(false);
  expect(booking.status === 'cancelled' || booking.completed_at !== null).toBe(true);
  const left = life.rail === 'captured' && (isKept || lines.customer_total === 0) ? lines.subtotal : 0;
  expect(left).toBe(leftInTheEnd(life));
  if (isKept) {
    expect(books.get('provider_pending') ?? 0).toBe(0);
    expect(books.get('provider_payable') ?? 0).toBe(borne - lines.provider_payout || 0);
    expect(books.get('losses') ?? 0).toBe(taken - borne);
  }
}
