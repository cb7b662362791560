import { NewPromotion } from '@hirfa/contract/referrals';
import { expect, test } from 'vitest';
import { NEW_FORM, problemsOf, promotionOf } from './promotion-form.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const TODAY = '2026-11-28';
const FILLED = { ...NEW_FORM, code: 'CRAFT20', title_en: 'Learn a craft', title_ar: 'تعلّم حِرفة', worth: '20' };

test('an empty form has to say its code, titles and worth, and a filled one nothing', () => {
  expect(problemsOf(NEW_FORM, TODAY)).toEqual({ code: 'code', title_en: 'title', title_ar: 'title', worth: 'percent' });
  expect(problemsOf(FILLED, TODAY)).toEqual({});
});

test('each field that the server would refuse is named', () => {
  const wrong = { worth: '0', minimum: 'x', budget: '-5', uses_in_total: '1.5', ends: '2026-11-27', code: 'ab' };
  expect(problemsOf({ ...FILLED, ...wrong, gives: 'flat' }, TODAY)).toEqual({
    code: 'code',
    worth: 'amount',
    minimum: 'amount',
    budget: 'amount',
    uses_in_total: 'uses',
    ends: 'ends',
  });
  expect(problemsOf({ ...FILLED, worth: '101' }, TODAY)).toEqual({ worth: 'percent' });
  expect(problemsOf({ ...FILLED, starts: '2026-12-05', ends: '2026-12-04' }, TODAY)).toEqual({ ends: 'ends' });
});

test('what is sent is what the contract takes: a share or an amount, from the first day to the end of the last one', () => {
  const sent = promotionOf({ ...FILLED, maximum: '150', starts: '2026-12-01', ends: '2026-12-24' }, NOW);
  expect(NewPromotion.parse(sent)).toMatchObject({ percent: '0.2', flat: null, maximum: '150.00', uses_per_person: 1 });
  expect([sent.starts_at, sent.ends_at]).toEqual(['2026-11-30T22:00:00.000Z', '2026-12-24T22:00:00.000Z']);
  const flat = promotionOf({ ...FILLED, gives: 'flat', worth: '75.5', maximum: '10' }, NOW);
  expect(NewPromotion.parse(flat)).toMatchObject({ percent: null, flat: '75.50', maximum: null, ends_at: null });
  expect(flat.starts_at).toBe(NOW.toISOString());
});
