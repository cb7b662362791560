import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PromotionTerms } from './promotion-terms.tsx';

const TERMS = { minimum: '0.00', provider_type: null, is_first_booking_only: false, category: null } as const;
const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

const showTerms = (terms: Partial<Parameters<typeof PromotionTerms>[0]['terms']>, language: 'en' | 'ar' = 'en') =>
  show(
    <ul>
      <PromotionTerms terms={{ ...TERMS, ...terms }} />
    </ul>,
    { language },
  );

test('a code without limits has no terms', async () => {
  await showTerms({});
  expect(items()).toEqual([]);
});

test('each limit of a code is said, and a category instead of its type of provider', async () => {
  const category = { name_en: 'Carpentry', name_ar: 'نجارة' };
  await showTerms({ category, provider_type: 'trusted_essential', is_first_booking_only: true });
  expect(items()).toEqual(['Only in the category Carpentry', 'For your first booking']);
});

test('in Arabic a code for one type of provider says for which work', async () => {
  await showTerms({ provider_type: 'community' }, 'ar');
  expect(items()).toEqual(['للهوايات والدروس فقط']);
});
