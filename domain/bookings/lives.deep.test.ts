import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_RATES, duesOf, isPending, piastres, priceLines } from '../payments/index.ts';
import { type BookingEvent, deadlinesOf, isDisputed, LIVE_STATUSES, type Part, possibleEvents } from './index.ts';
import { backsOf, begin, CHARGES, type Life, sumOf } from './testing/life.ts';
import { canAddExtra, clock, isOfBank, take, work } from './testing/lives.ts';
import { linesByHand } from './testing/plain-money.ts';
import { BOOKED_AT, later, MINUTE } from './testing/steps.ts';
import { ROWS, TAKEN_ROWS } from './testing/taken-rows.ts';

const LIVES = 20_000;
/** It ends only a test that hangs. */
const LONG = { timeout: 900_000 };
/** What leads on to a finished job, or to the decision of a problem: most steps do, so that lives are long. */
const LEADS_ON: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'secure',
  'accept',
  'start',
  'begin',
  'finish',
  'reschedule',
  'dispute',
  'answer_dispute',
  'decide_dispute',
]);
/** What is possible in few lives, and leads to rows that no other step leads to. */
const IS_RARE: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'customer_absent',
  'provider_absent',
  'dispute',
  'give_back',
  'withdraw_dispute',
  'decide_dispute',
]);
const isRare = ({ event, part }: { event: BookingEvent; part: Part }, { status }: Life['booking']) =>
  IS_RARE.has(event) || (event === 'cancel' && part === 'admin' && status === 'in_progress');
const PREFERS = ['any', 'any', 'rare', 'rare', 'rare', 'rare', 'rare', 'absence'] as const;
const PEOPLE: readonly Part[] = ['customer', 'provider', 'admin'];
/** What the gateway says by itself, besides the answers to what it is asked. */
const UNASKED: ReadonlySet<BookingEvent> = new Set<BookingEvent>(['secure', 'fail_payment']);
/** Of an extra that is not paid, or is not charged: the price stays. */
const OF_EXTRAS: ReadonlySet<BookingEvent> = new Set<BookingEvent>(['release_extra', 'lose_extra_time']);
/**
 * Rows that no life here takes: admins delete test bookings, refunds that the gateway refuses are in the lives on the
 * database (those of cash here, too), and money that is paid besides, refunds that fail later, and the two rows of
 * second visits, which cost nothing, in their tests.
 */
const isElsewhere = ({ event, paid, who }: (typeof ROWS)[number]): boolean =>
  event === 'return_money' ||
  event === 'allow_second_visit' ||
  event === 'owe_surplus' ||
  event === 'fail_refund' ||
  (event === 'cancel' && who.includes('gateway')) ||
  event.startsWith('refuse_refund') ||
  (event.includes('charge_back') && paid?.every((status) => status === 'refunded') === true);
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
  // Of cash nothing is earned before it is settled, and what goes back is owed by the provider.
  if (booking.is_cash) expect(books.get('provider_pending') ?? 0).toBe(0);
  expect(books.get('customer_owed') ?? 0).toBe(-life.owed || 0);
}

/** What moved the money, by the rules and by hand. */
function checkMoney({ booked, events }: Life): void {
  const byHand = linesByHand(booked.subtotal, booked.referral_bonus, events);
  for (const [index, { event, lines }] of events.entries()) expect(lines, event).toEqual(byHand[index]);
}

/** What is left of the subtotal in the end, by hand. */
function leftInTheEnd({ booked, events }: Life): number {
  const byHand = linesByHand(booked.subtotal, booked.referral_bonus, events);
  if (events.some(({ event }) => event === 'void' || event === 'refuse_capture')) return 0;
  if (!events.some(({ event }) => event === 'accept')) return 0;
  return byHand.findLast((lines) => lines !== null)?.subtotal ?? 0;
}

const lives = fc.record({
  startsInHours: fc.oneof(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 3, max: 200 })),
  subtotal: fc.integer({ min: 100, max: 1_000_000 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 })),
  isCharged: fc.boolean(),
  isCash: fc.integer({ min: 0, max: 3 }).map((nth) => nth === 0),
  steps: fc.array(
    fc.record({
      choice: fc.nat(),
      prefers: fc.integer({ min: 0, max: 19 }).map((nth) => PREFERS[nth] ?? 'onward'),
      waitMinutes: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 90 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 * 24 * 60 }) },
      ),
      share: fc.oneof(
        fc.constantFrom(0, 1),
        fc.integer({ min: 0, max: 1000 }).map((nth) => nth / 1000),
      ),
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
    const seen = new Set<number>();
    fc.assert(
      fc.property(lives, ({ startsInHours, subtotal, discount, isCharged, isCash, steps }) => {
        const booked = priceLines(piastres(subtotal), DEFAULT_RATES, piastres(discount));
        const life = begin(startsInHours, booked, isCharged, isCash);
        if (life.booked.customer_total === 0) return;
        let now = BOOKED_AT;
        for (const { choice, prefers, waitMinutes, share, isWorked, isRefused } of steps) {
          const { status, starts_at } = life.booking;
          // Whoever is absent is so from some minutes after the start. Most pay in time.
          const isAtStart = prefers === 'absence' && status === 'confirmed' && now < starts_at;
          now = isAtStart
            ? later(starts_at, 30 * MINUTE)
            : later(now, (life.rail === 'none' ? waitMinutes % 10 : waitMinutes) * MINUTE);
          clock(life, now);
          const possible = [
            ...PEOPLE.flatMap((part) => possibleEvents(life.booking, part, now).map((event) => ({ part, event }))),
            ...possibleEvents(life.booking, 'gateway', now)
              .filter((event) =>
                event === 'add_extra'
                  ? canAddExtra(life)
                  : OF_BANKS.has(event) ||
                    OF_EXTRAS.has(event) ||
                    (UNASKED.has(event) && life.rail === 'none') ||
                    (event === 'void' && !isCash && life.rail === 'authorized' && life.due.length === 0),
              )
              .map((event) => ({ part: 'gateway' as const, event })),
          ]
            .flatMap((step) =>
              OF_BANKS.has(step.event) || step.event === 'bear_charge_back'
                ? CHARGES.flatMap((charge) => (isOfBank(life, step.event, charge) ? { ...step, charge } : []))
                : { ...step, charge: CHARGES[0] },
            )
            .filter(({ event }) => event !== 'return_money' && (event !== 'decide_dispute' || life.due.length === 0));
          const preferred = possible.filter((step) =>
            prefers === 'onward' ? LEADS_ON.has(step.event) : prefers !== 'any' && isRare(step, life.booking),
          );
          const among = preferred.length > 0 ? preferred : possible;
          const chosen = among[choice % Math.max(among.length, 1)];
          const part = piastres(Math.round(life.lines.subtotal * share));
          const kept = chosen?.event === 'add_extra' ? piastres(500 + part) : part;
          if (chosen !== undefined) take(life, chosen.event, chosen.part, now, kept, chosen.charge);
          if (isWorked) work(life, now, isRefused);
          check(life);
        }
        end(life, now);
        checkMoney(life);
        for (const { row } of life.events) seen.add(row);
      }),
      { numRuns: LIVES },
    );
    const missing = ROWS.filter((row, index) => !seen.has(index) && !isElsewhere(row));
    expect(missing.map(({ event, who, from, paid }) => ({ event, who, from, paid }))).toEqual([]);
    const taken = Map.groupBy(seen, (index) => ROWS[index]?.event);
    expect(Object.fromEntries([...taken].map(([event, rows]) => [event, rows.length]))).toEqual(TAKEN_ROWS);
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
  const { is_cash } = booking;
  const left = life.rail === 'captured' && (isKept || is_cash || lines.customer_total === 0) ? lines.subtotal : 0;
  expect(left).toBe(leftInTheEnd(life));
  // The provider has what was paid in cash, and owes all of it that is not theirs.
  const dues = left > 0 ? duesOf(lines) : 0;
  if (is_cash) expect(books.get('provider_payable') ?? 0).toBe(dues + life.owed);
  if (isKept) {
    expect(books.get('provider_pending') ?? 0).toBe(0);
    expect(books.get('provider_payable') ?? 0).toBe(borne - lines.provider_payout || 0);
    expect(books.get('losses') ?? 0).toBe(taken - borne);
  }
}
