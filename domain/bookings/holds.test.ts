import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHOD_RULES, PAYMENT_METHODS } from '../payments/index.ts';
import { heldWith, isPackageHeld, nextHoldFrom } from './holds.ts';

const MINUTE = 60_000;
const now = new Date('2026-11-22T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
const held = (minutes: number, is_open = true) => ({
  created_at: ago(minutes),
  hold_until: ago(minutes - 15),
  is_open,
  is_package: false,
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

test('a package is held until it is paid, let go or its time ends; other bookings are none', () => {
  const ofPackage = (minutes: number, is_open = true) => ({ ...held(minutes, is_open), is_package: true });
  expect(isPackageHeld([held(1), ofPackage(14)], now)).toBe(true);
  expect(isPackageHeld([held(1), ofPackage(15), ofPackage(2, false)], now)).toBe(false);
});

test('a reference holds the slot for four hours, and who leaves it has the usual time', () => {
  const first = { created_at: now, hold_until: ago(-15) };
  expect(PAYMENT_METHODS.map((method) => heldWith(method, first, ago(-1)))).toEqual([ago(-15), ago(-15), ago(-241)]);
  const later = { created_at: now, hold_until: ago(-241) };
  expect(PAYMENT_METHODS.map((method) => heldWith(method, later, ago(-60)))).toEqual([ago(-75), ago(-75), ago(-255)]);
});

test('however often somebody changes the method, a slot is held no longer than the first choice can give', () => {
  const choice = fc.tuple(fc.constantFrom(...PAYMENT_METHODS), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
      let [at, hold_until] = [now, ago(-15)];
      for (const [method, share] of choices) {
        at = new Date(at.getTime() + Math.floor(share * (hold_until.getTime() - at.getTime() - 1)));
        hold_until = heldWith(method, { created_at: now, hold_until }, at);
        expect(hold_until > at).toBe(true);
        const most = METHOD_RULES[method].pay_within_ms ?? 0;
        expect(hold_until.getTime() - at.getTime()).toBeLessThanOrEqual(Math.max(most, 15 * MINUTE));
      }
      expect(hold_until <= ago(-255)).toBe(true);
    }),
  );
});
