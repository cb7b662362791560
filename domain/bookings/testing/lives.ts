import { expect } from 'vitest';
import {
  borneByProvider,
  chargeSteps,
  DEFAULT_RATES,
  entriesBetween,
  entriesOfCash,
  entriesOfCashOwed,
  entriesOfCharge,
  entriesOfCharged,
  entriesOfLoss,
  entriesOfRelease,
  entriesOfReturned,
  entriesOfTaken,
  isPending,
  lateCancellationLines,
  NO_LINES,
  paidByBank,
  type Piastres,
  piastres,
  type PriceLines,
  raisedLines,
  refundOf,
  sharesOfBank,
  splitLines,
} from '../../payments/index.ts';
import {
  applyTransition,
  type BookingEvent,
  deadlinesOf,
  isDisputed,
  keptPayoutAt,
  type Part,
  takesExtras,
  transition,
} from '../index.ts';
import { backsOf, type ChargeName, type ChargeOfLife, type Life, sumOf } from './life.ts';
import { otherTime } from './steps.ts';
import { rowOf } from './taken-rows.ts';

function book(life: Life, entries: ReturnType<typeof entriesBetween>): void {
  for (const { account, amount } of entries) life.books.set(account, (life.books.get(account) ?? 0) + amount);
}

/**
 * Takes a step of the table; false where it is not allowed. An admin lets `kept` of the price stay, or an extra adds
 * it.
 */
export function take(
  life: Life,
  event: BookingEvent,
  part: Part,
  now: Date,
  kept = piastres(0),
  charge: ChargeName = 'booked',
): boolean {
  const { booking } = life;
  const step = transition(booking, event, part, now);
  if (step === null) return false;
  life.booking = {
    ...booking,
    ...applyTransition(booking, step, { part, now, ...otherTime(booking, event, part, now) }),
  };
  if (event === 'secure') secure(life);
  if (event === 'void') life.rail = 'voided';
  if (event === 'add_extra') addExtra(life, kept);
  takeBank(life, event, now, kept, life.charges[charge]);
  const late = lateCancellationLines(life.lines, DEFAULT_RATES);
  const decided = splitLines(life.lines, DEFAULT_RATES, piastres(Math.min(kept, life.lines.subtotal)));
  // Who cancels a job under way keeps nothing of the price, or half.
  const cancelled = kept === 0 ? NO_LINES : late;
  const as_decided = event === 'cancel' ? cancelled : decided;
  const effects = { capture: life.lines, release: NO_LINES, keep_late_lines: late, as_decided };
  // All was paid, or as much as stays.
  if (event === 'decide_dispute' && booking.is_cash)
    life.collected = kept % 2 === 0 ? life.lines.customer_total : decided.customer_total;
  const due = step.money && effects[step.money];
  if (due !== null) life.due.push(due);
  const lines = event === 'add_extra' ? life.lines : due;
  life.events.push({ event, part, at: now, row: rowOf(booking, event, part, now), before: booking, kept, lines });
  if (due === late) life.releaseAt = keptPayoutAt(now);
  if (event === 'settle' || event === 'decide_dispute') life.releaseAt = now;
  if (event === 'dispute') life.releaseAt = null;
  if (event === 'withdraw_dispute' && booking.status === 'cancelled' && booking.cancelled_at !== null)
    life.releaseAt = keptPayoutAt(booking.cancelled_at);
  return true;
}

/** The money is there: held, or charged at once. */
function secure(life: Life): void {
  const { booking, lines } = life;
  const isCharged = life.isCharged && !booking.is_cash;
  life.rail = isCharged ? 'charged' : 'authorized';
  if (!isCharged) return;
  life.charges.booked.held = lines.customer_total;
  book(life, entriesOfCharge(lines.customer_total));
}

/** The customer pays an extra; its charge is captured. */
function addExtra(life: Life, subtotal: Piastres): void {
  const raised = raisedLines(life.lines, DEFAULT_RATES, subtotal);
  life.charges.extra.held = refundOf(raised, life.lines);
  book(life, entriesBetween(life.lines, raised, life.isReleased));
  life.lines = raised;
}

/** Whether an extra of a booking can be paid now. */
export const canAddExtra = (life: Life): boolean =>
  takesExtras(life.booking) && life.due.length === 0 && life.charges.extra.state === 'never' && !hasExtra(life);
const hasExtra = ({ events }: Life) => events.some(({ event }) => event === 'add_extra');

/** What a bank does to the money, and who bears what is lost: the provider, where nothing of the price was to stay. */
function takeBank(life: Life, event: BookingEvent, now: Date, kept: Piastres, charge: ChargeOfLife): void {
  if (event === 'charge_back') {
    Object.assign(charge, { taken: charge.held, held: piastres(0), state: 'open' });
    book(life, entriesOfTaken(charge.taken));
  }
  if (WINS.has(event)) {
    book(life, entriesOfReturned(charge.taken));
    Object.assign(charge, { held: charge.taken, taken: piastres(0), state: 'won' });
  }
  if (event === 'lose_charge_back') charge.state = 'lost';
  if (event === 'bear_charge_back') {
    charge.bearer = kept === 0 ? 'provider' : 'platform';
    const earned = piastres(-(life.books.get('provider_pending') ?? 0) - (life.books.get('provider_payable') ?? 0));
    charge.borne = borneByProvider(charge.taken, earned, charge.bearer);
    book(life, entriesOfLoss(charge.taken, charge.borne, life.isReleased));
  }
  const isPaidLater = WINS.has(event) || event === 'bear_charge_back';
  if (isPaidLater && life.booking.completed_at !== null) life.releaseAt ??= now;
  if (isPaidLater && !isDisputed(life.booking) && life.booking.cancelled_at !== null)
    life.releaseAt ??= keptPayoutAt(life.booking.cancelled_at);
}

const WINS: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'win_charge_back',
  'win_charge_back_part',
  'win_one_charge_back',
]);

/** Whether the bank can say this of a charge now; a lost chargeback is borne once all is done. */
export function isOfBank(life: Life, event: BookingEvent, name: ChargeName): boolean {
  const { [name]: charge } = life.charges;
  const other = life.charges[name === 'booked' ? 'extra' : 'booked'];
  if (event === 'charge_back') return charge.state === 'never' && charge.held > 0;
  if (event === 'bear_charge_back')
    return charge.state === 'lost' && charge.bearer === null && charge.taken > 0 && life.due.length === 0;
  if (charge.state !== 'open') return false;
  if (event === 'lose_charge_back') return true;
  const isOneOf = other.state === 'open' || (other.state === 'lost' && other.taken > 0);
  if (event === 'win_one_charge_back') return isOneOf;
  return !isOneOf && (event === 'win_charge_back_part') === life.isRefunded;
}

/** The gateway does what it is asked for next, or refuses to capture. */
export function work(life: Life, now: Date, isRefused: boolean): void {
  const [due, ...rest] = life.due;
  if (due === undefined || backsOf(life).some(({ state }) => state === 'open')) return;
  if (life.booking.is_cash) return workInCash(life, due, now);
  if (life.rail === 'captured' && life.lines.customer_total === 0) return workWithoutRail(life, due, now);
  const { booked, extra } = life.charges;
  const steps = chargeSteps(
    [
      { extra_id: null, rail_state: life.rail, amount: life.lines.customer_total, held: booked.held },
      ...(extra.held === 0
        ? []
        : [{ ...extra, extra_id: 'extra', rail_state: 'captured' as const, amount: extra.held }]),
    ],
    due.customer_total,
  );
  const kept = [extra, booked].flatMap((of) =>
    of.state === 'lost' && of.bearer === null && of.taken > 0 ? { of, taken_of_lines: of.taken } : [],
  );
  life.due = rest;
  if (steps.length === 0 && kept.length === 0) return;
  const first = steps.find(({ extra_id }) => extra_id === null);
  const isCaptureRefused = first?.ask === 'capture' && life.rail === 'authorized' && isRefused;
  if (first?.ask === 'void' || isCaptureRefused) {
    life.rail = 'voided';
    take(life, isCaptureRefused ? 'refuse_capture' : 'void', 'gateway', now);
    return;
  }
  const isCapture = first?.ask === 'capture';
  let asked = 0;
  for (const step of steps) {
    if (step.ask !== 'refund') continue;
    asked += step.amount;
    const charge = life.charges[step.extra_id === null ? 'booked' : 'extra'];
    charge.held = piastres(charge.held - step.amount);
  }
  // What a bank has kept counts as paid.
  const shares = isCapture ? [] : sharesOfBank(kept, piastres(refundOf(life.lines, due) - asked));
  const paid = piastres(shares.reduce((sum, { amount }) => sum + amount, 0));
  const entries =
    life.rail === 'charged'
      ? entriesOfCharged(life.lines.customer_total, due)
      : entriesBetween(isCapture ? NO_LINES : life.lines, due, life.isReleased);
  book(life, paidByBank(entries, paid));
  for (const { of, amount } of shares) of.of.taken = piastres(of.of.taken - amount);
  life.rail = 'captured';
  if (isCapture) booked.held = due.customer_total;
  const isGone = due.subtotal === 0;
  if (!isGone) life.lines = due;
  const refund = isGone ? 'refund' : 'refund_part';
  if (asked > 0) life.isRefunded = true;
  if (!isGone && sumOf(life, 'taken') > 0) return;
  take(life, isCapture ? 'capture' : refund, 'gateway', now);
}

/** The next operation of a price that discounts pay by now: no gateway is asked. */
function workWithoutRail(life: Life, due: PriceLines, now: Date): void {
  life.due = life.due.slice(1);
  const present = life.lines;
  const isGone = due.subtotal === 0;
  book(life, entriesBetween(present, due, life.isReleased));
  if (isGone) life.rail = 'voided';
  else life.lines = due;
  if (due.subtotal !== present.subtotal) take(life, isGone ? 'refund' : 'refund_part', 'gateway', now);
}

/** The next operation of what is paid in cash: no gateway is asked. */
function workInCash(life: Life, due: PriceLines, now: Date): void {
  life.due = life.due.slice(1);
  const isGone = due.subtotal === 0;
  const isPromised = life.rail === 'authorized';
  if (!isPromised && life.rail !== 'captured') return;
  life.rail = isGone ? 'voided' : 'captured';
  if (isPromised) return void take(life, isGone ? 'void' : 'capture', 'gateway', now);
  life.owed = piastres((life.collected ?? due.customer_total) - due.customer_total);
  book(life, entriesOfCashOwed(life.owed));
  if (!isGone) life.lines = due;
  if (life.owed > 0) take(life, isGone ? 'refuse_refund' : 'refuse_refund_part', 'gateway', now);
  else if (isGone) take(life, 'void', 'gateway', now);
}

/** The payout is released once its time has come and the gateway has done all. */
function release(life: Life, now: Date): void {
  if (life.isReleased || life.releaseAt === null || now < life.releaseAt || life.due.length > 0) return;
  if (backsOf(life).some(isPending)) return;
  life.releaseAt = null;
  const { is_cash } = life.booking;
  if (is_cash ? life.rail !== 'captured' : sumOf(life, 'held') === 0 && sumOf(life, 'taken') === 0) return;
  expect(isDisputed(life.booking), 'nothing is paid out while a problem is open').toBe(false);
  const provider_payout = piastres(life.lines.provider_payout - sumOf(life, 'borne'));
  book(life, is_cash ? entriesOfCash(NO_LINES, life.lines) : entriesOfRelease({ provider_payout }));
  life.isReleased = true;
}

export function clock(life: Life, now: Date): void {
  for (let round = 0; round < 10; round += 1) {
    const due = deadlinesOf(life.booking).filter(({ due_at }) => due_at <= now);
    const [next] = due.toSorted((one, other) => one.due_at.getTime() - other.due_at.getTime());
    // The gateway says of every other one that its customer is paying right now.
    const isPaying = next?.event === 'expire_hold' && life.booked.subtotal % 2 === 0;
    if (isPaying && take(life, 'extend_hold', 'clock', now)) continue;
    if (next === undefined || !take(life, next.event, 'clock', now)) break;
  }
  release(life, now);
}
