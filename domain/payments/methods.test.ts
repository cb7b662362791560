import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isTooLittle,
  leastCharge,
  METHOD_RULES,
  METHODS_BY_REFERENCE,
  methodsFor,
  methodsForExtras,
  type OfferedMethods,
  PAYMENT_METHODS,
  piastres,
} from './index.ts';

const NOW = new Date('2026-12-01T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const amounts = fc.integer({ min: 1, max: 100_000 }).map(piastres);
/** A gateway takes cards, and maybe others. */
const offers: fc.Arbitrary<OfferedMethods> = fc.record(
  { card: amounts, wallet: amounts, kiosk: amounts },
  { requiredKeys: ['card'] },
);
const leads = fc.integer({ min: -HOUR_MS, max: 72 * HOUR_MS });

test('a method can be used where the gateway offers it, the amount is enough and the start is late enough', () => {
  fc.assert(
    fc.property(offers, amounts, leads, (offered, amount, lead) => {
      const usable = methodsFor({ amount, starts_at: after(lead) }, offered, NOW);
      for (const method of PAYMENT_METHODS) {
        const least = offered[method];
        const isUsable =
          least !== undefined &&
          amount >= least &&
          (METHOD_RULES[method].lead_ms === 0 || lead >= METHOD_RULES[method].lead_ms);
        expect(usable.includes(method), method).toBe(isUsable);
      }
    }),
  );
});

test('whoever pays nothing, or what is not too little, has a method whenever the booking starts', () => {
  fc.assert(
    fc.property(offers, fc.integer({ min: 0, max: 100_000 }).map(piastres), leads, (offered, amount, lead) => {
      const isRefused = isTooLittle(amount, leastCharge(offered));
      const usable = methodsFor({ amount, starts_at: after(lead) }, offered, NOW);
      if (amount === 0) expect(isRefused).toBe(false);
      else if (!isRefused) expect(usable).not.toEqual([]);
    }),
  );
});

test('extra work is paid by what can be held and released, whatever else is offered', () => {
  fc.assert(
    fc.property(offers, (offered) => {
      const usable = methodsForExtras(offered);
      for (const method of PAYMENT_METHODS)
        expect(usable[method]).toBe(METHOD_RULES[method].takes === 'hold' ? offered[method] : undefined);
      expect(leastCharge(usable)).toBe(offered.card);
    }),
  );
});

test('a kiosk needs a start in 24 hours or later', () => {
  const offered = { card: piastres(500), kiosk: piastres(500) };
  const usable = (ms: number) => methodsFor({ amount: piastres(500), starts_at: after(ms) }, offered, NOW);
  expect([usable(24 * HOUR_MS - 1), usable(24 * HOUR_MS)]).toEqual([['card'], ['card', 'kiosk']]);
});

test('what is paid with a reference can arrive after its time', () => {
  for (const method of PAYMENT_METHODS)
    expect(METHOD_RULES[method].arrives_late_ms > 0).toBe(METHODS_BY_REFERENCE.includes(method));
});
