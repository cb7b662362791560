import { expect, test } from 'vitest';
import { type BookingEvent, type BookingState, deadlinesOf, isDisputed, type Part, possibleEvents } from './index.ts';
import { HOUR, later, newBooking, step } from './testing/steps.ts';

const finished: BookingState = {
  ...newBooking(),
  status: 'completed',
  payment_status: 'captured',
  finished_at: newBooking().ends_at,
};
const opened = later(newBooking().ends_at, HOUR);

/** The booking after this event, which the table has to allow. */
function after(booking: BookingState, event: BookingEvent, part: Part, now: Date) {
  const next = step(booking, event, part, now);
  if (next === null) throw new Error(`${event} is refused`);
  return next;
}
const disputed = after(finished, 'dispute', 'customer', opened);

test('a problem waits while a bank has the money: nobody decides, gives back or is waited for, and it can be taken back', () => {
  const taken = after(disputed, 'charge_back', 'gateway', later(opened, HOUR));
  expect(isDisputed(taken)).toBe(true);
  expect(deadlinesOf(taken)).toEqual([]);
  const much = later(opened, 1000 * HOUR);
  expect(possibleEvents(taken, 'clock', much)).toEqual([]);
  expect(possibleEvents(taken, 'provider', much)).toEqual([]);
  expect(possibleEvents(taken, 'provider', later(opened, 2 * HOUR))).toEqual(['answer_dispute']);
  expect(possibleEvents(taken, 'customer', much)).toEqual(['withdraw_dispute']);
  expect(possibleEvents({ ...taken, dispute_answer_until: null }, 'admin', much)).toEqual([]);
});

test('a problem goes on when the bank has returned the money, with the whole time for an answer that nobody gave', () => {
  const taken = after(disputed, 'charge_back', 'gateway', later(opened, HOUR));
  const back = later(opened, 1000 * HOUR);
  for (const event of ['win_charge_back', 'win_charge_back_part'] as const) {
    const won = after(taken, event, 'gateway', back);
    expect(isDisputed(won)).toBe(true);
    expect(deadlinesOf(won)).toEqual([{ event: 'miss_answer', due_at: later(back, 48 * HOUR) }]);
    const heard = after({ ...taken, dispute_answer_until: null }, event, 'gateway', back);
    expect(heard.dispute_answer_until).toBeNull();
    expect(possibleEvents(heard, 'admin', back)).toContain('decide_dispute');
  }
});

test('a problem ends when the bank keeps the money, and the booking settles', () => {
  const taken = after(disputed, 'charge_back', 'gateway', later(opened, HOUR));
  const lost = after(taken, 'lose_charge_back', 'gateway', later(opened, 2 * HOUR));
  expect([lost.dispute_ended_at, lost.dispute_answer_until]).toEqual([later(opened, 2 * HOUR), null]);
  expect(deadlinesOf(lost)).toMatchObject([{ event: 'settle' }]);
});

test('a problem waits for the last of two banks', () => {
  const one = after(disputed, 'charge_back', 'gateway', later(opened, HOUR));
  const both = after(one, 'charge_back', 'gateway', later(opened, 2 * HOUR));
  const left = after(both, 'win_one_charge_back', 'gateway', later(opened, 3 * HOUR));
  expect([isDisputed(left), deadlinesOf(left)]).toEqual([true, []]);
});

test('who was reported absent contests what was kept, and of cash nothing was', () => {
  const confirmed: BookingState = { ...newBooking(), status: 'confirmed', payment_status: 'captured' };
  const late = later(confirmed.starts_at, HOUR);
  for (const is_cash of [false, true]) {
    const absent = after({ ...confirmed, is_cash }, 'customer_absent', 'provider', late);
    expect(possibleEvents(absent, 'customer', late).includes('dispute'), `in cash: ${is_cash}`).toBe(!is_cash);
  }
});
