import type { FoundProvider } from '@hirfa/contract/discovery';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { FoundCard } from './found-card.tsx';

const category = { slug: 'wellness', tab: 'community' as const, icon: 'heart', hue: 215, name_en: 'Wellness' };
const salma: FoundProvider = {
  id: '019aa000-0000-7000-8000-000000000005',
  display_name_en: 'Salma A.',
  display_name_ar: 'سلمى ع.',
  avatar_url: '',
  provider_type: 'community',
  experience_level: 'professional',
  is_founding_provider: true,
  is_firm: false,
  is_online: true,
  total_jobs: 40,
  average_rating: '4.9',
  rating_count: 23,
  response_time_avg_minutes: 6,
  price_from: '200.00',
  pricing_mode: 'hourly',
  supports_online: false,
  supports_in_person: true,
  category: { ...category, name_ar: 'العافية' },
  areas: [],
  next_free_at: '2026-12-04T16:00:00.000Z',
  offer: null,
};
const offer = (id: number, title: string): FoundProvider['offer'] => ({
  id: `019aa000-0000-7000-8000-00000000000${id}`,
  provider_id: salma.id,
  service_slug: 'yoga',
  category_slug: 'wellness',
  title_en: title,
  title_ar: title,
  base_price: '300.00',
  customer_price: '342.00',
  package: null,
  pricing_mode: 'hourly',
  duration_minutes: 60,
  warranty_days: null,
  photos: [],
});

test.each(['en', 'ar'] as const)('in %s on a phone, prices stand at the same edge of every card', async (language) => {
  await show(
    <div className="page-width">
      {['Yoga', 'Back exercises for people who sit the whole day at work'].map((title, index) => (
        <FoundCard key={title} provider={{ ...salma, offer: offer(index + 6, title) }} />
      ))}
    </div>,
    { language },
  );
  await expect.element(page.getByText('Yoga')).toBeVisible();
  const prices = page
    .getByText(/342/)
    .elements()
    .map((each) => each.parentElement?.getBoundingClientRect());
  expect(prices).toHaveLength(2);
  const [first, second] = prices.map((box) => (language === 'ar' ? box?.left : box?.right));
  expect(first).toBe(second);
});

test('in Arabic on a phone, the badge of a founding provider has one line', async () => {
  await show(
    <div className="page-width">
      <FoundCard provider={salma} />
    </div>,
    { language: 'ar' },
  );
  const badge = page.getByText('من أوائل مقدمي الخدمة').element();
  const { height, left } = badge.getBoundingClientRect();
  expect(height).toBeLessThan(30);
  expect(left).toBeGreaterThanOrEqual(20 + 14);
});
