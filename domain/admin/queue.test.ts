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
