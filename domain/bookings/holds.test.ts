import { expect, test } from 'vitest';
import { nextHoldFrom } from './holds.ts';

const MINUTE = 60_000;
const now = new Date('2026-11-22T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
const held = (minutes: number, is_open = true) => ({
  created_at: ago(minutes),
  hold_until: ago(minutes - 15),
  is_open,
});

test('a fourth hold waits until the first of three ends', () => {
  expect(nextHoldFrom([held(1), held(2)], now)).toBeNull();
  expect(nextHoldFrom([held(5), held(9), held(1)], now)).toEqual(ago(-6));
  expect(nextHoldFrom([held(5), held(9, false), held(1)], now)).toBeNull();
  expect(nextHoldFrom([held(5), held(15), held(1)], now)).toBeNull();
});

test('a thirteenth hold within an hour waits until the first of twelve is an hour old', () => {
  const withdrawn = Array.from({ length: 12 }, (_, index) => held(20 + index, false));
  expect(nextHoldFrom(withdrawn.slice(1), now)).toBeNull();
  expect(nextHoldFrom(withdrawn, now)).toEqual(ago(-29));
  expect(nextHoldFrom([...withdrawn.slice(1), held(60, false)], now)).toBeNull();
});

test('where both limits are reached, the longer wait counts', () => {
  const withdrawn = Array.from({ length: 9 }, () => held(50, false));
  expect(nextHoldFrom([...withdrawn, held(3), held(2), held(1)], now)).toEqual(ago(-12));
});
