import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRateText, piastres } from '../payments/index.ts';
import { type PromotionFacts, promotionOf, type PromotionTerms } from './index.ts';

const NOW = new Date('2026-12-01T10:00:00.000Z');
const TERMS: PromotionTerms = {
  percent: fromRateText('0.1'),
  flat: null,
  minimum: piastres(0),
  maximum: null,
  uses_per_person: null,
  uses_in_total: null,
  budget: null,
  category_slug: null,
  provider_type: null,
  is_first_booking_only: false,
  stands_together: true,
  starts_at: NOW,
  ends_at: null,
  is_stopped: false,
};
const FACTS: PromotionFacts = {
  now: NOW,
  gross: piastres(53_865),
  category_slug: 'plumbing',
  provider_type: 'community',
  is_first_booking: false,
  has_invitation: false,
  used_by_person: 0,
  used: 0,
  spent: piastres(0),
};
const given = (terms: Partial<PromotionTerms>, facts: Partial<PromotionFacts> = {}) =>
  promotionOf({ ...TERMS, ...terms }, { ...FACTS, ...facts });

test.each<[string, Partial<PromotionTerms>, Partial<PromotionFacts>, ReturnType<typeof promotionOf>]>([
  ['a share is rounded half-up', {}, {}, { amount: piastres(5387) }],
  ['a share has a maximum', { maximum: piastres(2000) }, {}, { amount: piastres(2000) }],
  ['an amount', { percent: null, flat: piastres(5000) }, {}, { amount: piastres(5000) }],
  ['never more than the price', { percent: null, flat: piastres(90_000) }, {}, { amount: piastres(53_865) }],
  ['the rest of a budget', { budget: piastres(6000) }, { spent: piastres(5000) }, { amount: piastres(1000) }],
  ['stopped', { is_stopped: true }, {}, { refused: 'stopped' }],
  ['not yet', {}, { now: new Date(NOW.getTime() - 1) }, { refused: 'not_yet' }],
  ['its last instant is over', { ends_at: NOW }, {}, { refused: 'over' }],
  ['another category', { category_slug: 'yoga' }, {}, { refused: 'other_category' }],
  ['another type', { provider_type: 'trusted_essential' }, {}, { refused: 'other_provider_type' }],
  ['not the first booking', { is_first_booking_only: true }, {}, { refused: 'not_first_booking' }],
  ['the first booking', { is_first_booking_only: true }, { is_first_booking: true }, { amount: piastres(5387) }],
  ['below the minimum', { minimum: piastres(53_866) }, {}, { refused: 'below_minimum' }],
  ['used by this person', { uses_per_person: 2 }, { used_by_person: 2 }, { refused: 'used_by_you' }],
  ['used up', { uses_in_total: 7 }, { used: 7 }, { refused: 'used_up' }],
  ['the budget is spent', { budget: piastres(100) }, { spent: piastres(100) }, { refused: 'used_up' }],
  ['beside an invitation', { stands_together: false }, { has_invitation: true }, { refused: 'with_invitation' }],
])('%s', (_, terms, facts, expected) => {
  expect(given(terms, facts)).toEqual(expected);
});

const amount = fc.integer({ min: 1, max: 10_000_000 }).map(piastres);
const limit = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

test('whatever the terms, a code gives something within all its limits, or says why it gives nothing', () => {
  const gives = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((n) => fromRateText(String(n / 10_000))) }),
    fc.record({ percent: fc.constant(null), flat: amount }),
  );
  const limits = fc.record({ minimum: amount, maximum: limit(amount), budget: limit(amount) });
  const facts = fc.record({ gross: amount, spent: amount });
  fc.assert(
    fc.property(gives, limits, facts, (share, terms, { gross, spent }) => {
      const promotion = given({ ...share, ...terms }, { gross, spent });
      if ('refused' in promotion) {
        expect(['below_minimum', 'used_up']).toContain(promotion.refused);
        return;
      }
      expect(promotion.amount).toBeGreaterThan(0);
      expect(promotion.amount).toBeLessThanOrEqual(
        Math.min(gross, terms.maximum ?? gross, terms.budget === null ? gross : terms.budget - spent),
      );
      expect(gross).toBeGreaterThanOrEqual(terms.minimum);
    }),
    { numRuns: 1000 },
  );
});
