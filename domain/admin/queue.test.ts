import { assert, constantFrom, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { QUEUE_KINDS, queueDeadline, waitingSince } from './queue.ts';

const instants = date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('of one kind, what waits longer is to be decided earlier, and each deadline has one beginning', () => {
  assert(
    property(constantFrom(...QUEUE_KINDS), instants, instants, (kind, one, other) => {
      const [first, second] = [queueDeadline(kind, one), queueDeadline(kind, other)];
      expect(Math.sign(first.getTime() - second.getTime())).toBe(Math.sign(one.getTime() - other.getTime()));
      expect(first.getTime()).toBeGreaterThan(one.getTime());
      expect(waitingSince(kind, first)).toEqual(one);
    }),
  );
});

test('people wait for two days at most, or three where both sides are heard or money is sent, and a page for a week', () => {
  const since = new Date('2026-11-22T10:00:00Z');
  const minutes = QUEUE_KINDS.map((kind) => [kind, (queueDeadline(kind, since).getTime() - since.getTime()) / 60_000]);
  expect(Object.fromEntries(minutes)).toEqual({
    application: 48 * 60,
    change: 48 * 60,
    contact: 7 * 24 * 60,
    report: 24 * 60,
    review_report: 24 * 60,
    held_review: 48 * 60,
    dispute: 72 * 60,
    chargeback: 7 * 24 * 60,
    payment: 4 * 60,
    transfer: 72 * 60,
    difference: 72 * 60,
    chat: 2,
    webhook: 4 * 60,
    job: 24 * 60,
  });
});
