import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, piastres, toDecimal } from '../../payments/index.ts';
import { combineOffers, goesWith, SEVERAL } from '../index.ts';

const tap = {
  id: 'tap',
  provider_id: 'sameh',
  category_slug: 'plumbing',
  title_en: 'Changing a tap',
  title_ar: 'تغيير حنفية',
  base_price: '250.00',
  pricing_mode: 'fixed',
  duration_minutes: 60,
};
const drain = { ...tap, id: 'drain', title_en: 'Clearing a drain', title_ar: 'تسليك صرف', base_price: '180.50' };

test('two services become one offer: one price, one length, one title in each language', () => {
  const combined = combineOffers(tap, [{ ...drain, duration_minutes: 90 }]);
  expect(combined?.offer).toEqual({
    ...tap,
    title_en: 'Changing a tap + Clearing a drain',
    title_ar: 'تغيير حنفية + تسليك صرف',
    base_price: '430.50',
    duration_minutes: 150,
  });
  expect(combined?.services.map(({ service_card_id, amount, minutes }) => [service_card_id, amount, minutes])).toEqual([
    ['tap', '250.00', 60],
    ['drain', '180.50', 90],
  ]);
});

test('a service alone is what it is, whatever its kind', () => {
  for (const pricing_mode of ['fixed', 'hourly', 'visit'])
    expect(combineOffers({ ...tap, pricing_mode }, [])).toEqual({ offer: { ...tap, pricing_mode }, services: [] });
});

test.each([
  ['another provider', { provider_id: 'nadia' }],
  ['another category', { category_slug: 'electricity' }],
  ['by the hour', { pricing_mode: 'hourly' }],
  ['a visit', { pricing_mode: 'visit' }],
  ['the same', { id: 'tap' }],
  ['longer than a slot can be', { duration_minutes: SEVERAL.minutes - 59 }],
])('what does not go together is not combined, whichever is first: %s', (_, change) => {
  const other = { ...drain, ...change };
  expect([combineOffers(tap, [other]), combineOffers(other, [tap])]).toEqual([null, null]);
});

const offers = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 9 }).map(String),
    provider_id: fc.constantFrom('sameh', 'sameh', 'sameh', 'nadia'),
    category_slug: fc.constantFrom('plumbing', 'plumbing', 'plumbing', 'electricity'),
    pricing_mode: fc.constantFrom('fixed', 'fixed', 'fixed', 'hourly', 'visit'),
    duration_minutes: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 30),
    base_price: fc.integer({ min: 1, max: 100_000_000 }).map((price) => toDecimal(piastres(price))),
    title_en: fc.string({ maxLength: 80 }),
    title_ar: fc.string({ maxLength: 80 }),
  }),
  { minLength: 2, maxLength: SEVERAL.others + 3 },
);

test('what is combined costs and takes exactly the sum, and is combined only where all go together', () => {
  fc.assert(
    fc.property(offers, ([first, ...others]) => {
      if (first === undefined) return;
      const all = [first, ...others];
      const minutes = all.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
      const isOne = (of: (offer: typeof tap) => string) => new Set(all.map(of)).size === 1;
      const isSuitable =
        others.length <= SEVERAL.others &&
        isOne(({ provider_id }) => provider_id) &&
        isOne(({ category_slug }) => category_slug) &&
        all.every(({ pricing_mode }) => pricing_mode === 'fixed') &&
        new Set(all.map(({ id }) => id)).size === all.length &&
        minutes <= SEVERAL.minutes;
      const combined = combineOffers(first, others);
      expect(combined !== null).toBe(isSuitable);
      if (combined === null) return;
      const { offer, services } = combined;
      const sum = all.reduce((total, { base_price }) => total + fromDecimal(base_price), 0);
      expect([fromDecimal(offer.base_price), offer.duration_minutes]).toEqual([sum, minutes]);
      expect([offer.id, services.map(({ service_card_id }) => service_card_id)]).toEqual([
        first.id,
        all.map(({ id }) => id),
      ]);
      for (const [index, other] of others.entries()) expect(goesWith(all.slice(0, index + 1), other)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
