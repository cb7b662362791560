import type { FoundProvider, ProviderCounts, SearchMeaning } from '@hirfa/contract/discovery';
import { addDays } from '@hirfa/domain/market';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { type FilterName, readProviderSearch, without } from '../filters/provider-search.ts';
import type { WayOut } from './nobody-found.tsx';
import { ProviderResults } from './provider-results.tsx';

const TODAY = '2026-12-01';
const [TOMORROW, FRIDAY] = [addDays(TODAY, 1), addDays(TODAY, 3)];
const [MAADI, ZAMALEK] = [
  { id: '019aa000-0000-7000-8000-000000000001', name_en: 'Maadi', name_ar: 'المعادي' },
  { id: '019aa000-0000-7000-8000-000000000002', name_en: 'Zamalek', name_ar: 'الزمالك' },
];
const brief = {
  slug: 'plumbing',
  tab: 'trusted' as const,
  icon: 'wrench',
  hue: 215,
  name_en: 'Plumbing',
  name_ar: 'سباكة',
};
const plumbing = { ...brief, description_en: '', description_ar: '', provider_count: 4 };
const mona: FoundProvider = {
  id: '019aa000-0000-7000-8000-000000000005',
  display_name_en: 'Mona S.',
  display_name_ar: 'منى س.',
  avatar_url: '',
  provider_type: 'trusted_essential',
  experience_level: 'professional',
  is_founding_provider: false,
  is_firm: false,
  is_online: false,
  total_jobs: 40,
  average_rating: '4.9',
  rating_count: 23,
  response_time_avg_minutes: 6,
  price_from: '200.00',
  pricing_mode: 'fixed',
  supports_online: false,
  supports_in_person: true,
  category: brief,
  areas: [ZAMALEK, MAADI],
  next_free_at: '2026-12-04T16:00:00.000Z',
  offer: {
    id: '019aa000-0000-7000-8000-000000000006',
    provider_id: '019aa000-0000-7000-8000-000000000005',
    service_slug: 'leak-repair',
    category_slug: 'plumbing',
    title_en: 'Leak repair',
    title_ar: 'إصلاح تسريب',
    base_price: '300.00',
    customer_price: '342.00',
    package: null,
    pricing_mode: 'fixed',
    duration_minutes: 60,
    warranty_days: null,
    photos: [],
  },
};
const facet = <Choice,>(...choices: Choice[]) => ({ is_capped: false, choices });
const counts = (total: number, more: Partial<ProviderCounts> = {}): ProviderCounts => ({
  total,
  is_capped: false,
  categories: facet({ category: brief, count: 3 }),
  areas: facet({ area: MAADI, count: 12 }, { area: ZAMALEK, count: 2 }),
  modes: facet({ mode: 'in_person' as const, count: total }, { mode: 'online' as const, count: 0 }),
  prices: facet({ max_price: 200, count: 1 }),
  ratings: facet({ min_rating: 4.5 as const, count: 1 }),
  days: facet({ day: TODAY, count: 0 }, { day: TOMORROW, count: 5 }, { day: FRIDAY, count: 2 }),
  parts: facet({ part: 'morning' as const, count: 3 }, { part: 'evening' as const, count: 0 }),
  types: facet({ type: 'community' as const, count: 0 }, { type: 'trusted_essential' as const, count: total }),
  now: { is_capped: false, count: 0 },
  ...more,
});

type Filter = Omit<Partial<ReturnType<typeof readProviderSearch>>, 'now'> & { now?: boolean | undefined };

interface Case {
  search?: Record<string, unknown>;
  count?: (filter: Filter) => ProviderCounts;
  items?: FoundProvider[];
  meaning?: SearchMeaning;
  /** Whom the category has besides. */
  others?: FoundProvider[];
  ways?: WayOut[];
  language?: 'en' | 'ar';
  width?: number;
}

async function showResults({
  search = {},
  items = [mona],
  ways = [],
  others = [],
  meaning,
  language = 'en',
  width = 360,
  ...of
}: Case = {}) {
  const countProviders = vi.fn<(filter: Filter) => ProviderCounts>(of.count ?? (() => counts(14)));
  const onSort = vi.fn<(sort: string | undefined) => void>();
  const { address } = await show(
    <ProviderResults search={readProviderSearch(search, TODAY)} ways={ways} onSort={onSort} />,
    {
      language,
      width,
      answers: {
        catalogue: {
          listServiceAreas: () => ({ items: [MAADI, ZAMALEK] }),
          listCategories: () => ({ items: [plumbing] }),
        },
        discovery: {
          countProviders,
          listProviders: ({ part }: Filter) => ({ items: part ? items : [...items, ...others], next_cursor: null }),
          ...(meaning && { suggest: () => meaning }),
        },
      },
    },
  );
  return { address, countProviders, onSort };
}

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const filters = () => page.getByRole('complementary', { name: 'Filters' });
const sheet = () => page.getByRole('dialog');

test('a card says who comes where and when, and what the searched work costs, with one link and a heart', async () => {
  await showResults({ search: { area: MAADI.id, category: 'plumbing' } });
  const card = page.getByRole('listitem').filter({ has: link('Mona S.') });
  for (const text of ['4.9', '40 jobs', 'Verified tradesperson', 'Comes to Maadi', 'Leak repair', /EGP.342/])
    await expect.element(card.getByText(text).first()).toBeVisible();
  await expect.element(card.getByText(/^Fri 4 Dec, 6:00.PM$/)).toBeVisible();
  expect([...card.element().querySelectorAll('a, button')].map(({ tagName }) => tagName)).toEqual(['A', 'BUTTON']);
});

test('on a wide screen each choice is a link with its count, one that finds nobody is none, and a chosen one goes', async () => {
  const { address } = await showResults({ search: { area: MAADI.id }, width: 1280 });
  const choice = (name: string | RegExp) => filters().getByRole('link', { name });
  await expect.element(choice('Maadi 12')).toHaveAttribute('aria-current', 'true');
  await expect.element(choice('Zamalek 2')).not.toHaveAttribute('aria-current');
  await expect.element(filters().getByText('Online', { exact: true })).toBeVisible();
  expect(choice(/^Online/).elements()).toHaveLength(0);
  expect(choice(/^Today/).elements()).toHaveLength(0);
  await choice('Tomorrow 2 Dec 5').click();
  expect(address()).toContain(`area=${MAADI.id}`);
  expect(address()).toContain(`day=${TOMORROW}`);
  await choice('Maadi 12').click();
  expect(address()).toBe('/services?show=providers');
});

test('counts of a part of the providers say that there are more', async () => {
  await showResults({
    width: 1280,
    count: () => counts(200, { is_capped: true, areas: { is_capped: true, choices: [{ area: MAADI, count: 200 }] } }),
  });
  await expect.element(filters().getByRole('link', { name: 'Maadi 200+' })).toBeVisible();
  await expect.element(page.getByText('200 providers or more')).toBeVisible();
});

test('choices in the sheet are counted at once, and its button shows what they find', async () => {
  const { address, countProviders } = await showResults({
    search: { area: MAADI.id },
    count: ({ day, part }) => counts(part ? 1 : day ? 5 : 14),
  });
  await link(/^Filters/).click();
  await expect.element(sheet().getByRole('link', { name: 'Show 14 providers' })).toBeVisible();
  await sheet()
    .getByRole('link', { name: /^Tomorrow/ })
    .click();
  await expect.element(sheet().getByRole('link', { name: 'Show 5 providers' })).toBeVisible();
  await sheet().getByRole('link', { name: 'Morning 3' }).click();
  await expect.element(sheet().getByRole('link', { name: 'Morning 3' })).toHaveAttribute('aria-current', 'true');
  expect(address()).toBe('/');
  await sheet().getByRole('link', { name: 'Show 1 provider' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(address()).toContain(`day=${TOMORROW}`);
  expect(address()).toContain('part=morning');
  // Each set of choices once, also the one with which the page began.
  expect(new Set(countProviders.mock.calls.map(([filter]) => JSON.stringify(filter))).size).toBe(3);
});

test('the sheet forgets what was chosen where it is closed, and clears all but what is looked for', async () => {
  const { address } = await showResults({ search: { area: MAADI.id, category: 'plumbing', part: 'morning' } });
  await link(/^Filters/).click();
  await sheet().getByRole('button', { name: 'Clear' }).click();
  await expect.element(sheet().getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await sheet().getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  await link(/^Filters/).click();
  await sheet().getByRole('button', { name: 'Clear' }).click();
  await sheet().getByRole('link', { name: 'Show 14 providers' }).click();
  expect(address()).toBe('/services?category=plumbing&show=providers');
});

test('in Arabic the button of the sheet has the form of its number', async () => {
  await showResults({ language: 'ar', count: ({ part }) => counts(part ? 2 : 11) });
  await link(/^تصفية النتائج/).click();
  await expect.element(sheet().getByRole('link', { name: 'عرض 11 مقدم خدمة' })).toBeVisible();
  await sheet()
    .getByRole('link', { name: /^صباحًا/ })
    .click();
  await expect.element(sheet().getByRole('link', { name: 'عرض مقدمَي خدمة' })).toBeVisible();
});

test('where nobody fits, the filter to drop, the next day and another time are offered with what they find', async () => {
  const search = { area: MAADI.id, day: TODAY, part: 'evening', max_price: 200 };
  const wayWithout = (name: FilterName, count: number): WayOut => ({
    name,
    search: without(readProviderSearch(search, TODAY), name),
    count,
  });
  await showResults({
    search,
    items: [],
    count: () => counts(0),
    ways: [wayWithout('area', 7), wayWithout('day', 0), wayWithout('part', 2), wayWithout('max_price', 9)],
  });
  const way = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
  await expect.element(page.getByRole('heading', { name: 'Nobody fits all of that' })).toBeVisible();
  await expect.element(way(/^Without “Up to EGP.200” ?9 providers/)).toBeVisible();
  await expect
    .element(way(/^Without “Maadi” ?7 providers/))
    .toHaveAttribute('href', expect.not.stringContaining('area'));
  await expect.element(way(/^Morning ?3 providers/)).toBeVisible();
  await expect.element(way(/^Wed 2 Dec ?5 providers/)).toHaveAttribute('href', expect.stringContaining(TOMORROW));
  expect(way(/Without “Tue/).elements()).toHaveLength(0);
});

test('where no single filter helps, other categories are the way on', async () => {
  await showResults({
    search: { q: 'zzzz' },
    meaning: { area: null, corrected: null, unknown: ['zzzz'], suggestions: [], trades: [] },
    items: [],
    count: () => counts(0, { days: facet() }),
  });
  await expect.element(page.getByRole('heading', { name: 'Nothing matches that' })).toBeVisible();
  await expect.element(link('Plumbing')).toBeVisible();
});

test('an order is chosen in its field', async () => {
  const { onSort } = await showResults();
  const field = page.getByRole('combobox', { name: 'Sort by' });
  await field.selectOptions('Lowest price');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('price');
});

test('words that are a trade and a name lead to the other meaning, at the same place', async () => {
  const { id, display_name_en, display_name_ar, avatar_url } = mona;
  const meaning: SearchMeaning = {
    area: null,
    corrected: null,
    unknown: [],
    suggestions: [
      { kind: 'category', category: brief },
      { kind: 'provider', provider: { id, display_name_en, display_name_ar, avatar_url, category: brief } },
    ],
    trades: [],
  };
  await showResults({ search: { q: 'sabbak', area: MAADI.id }, meaning });
  const others = page.getByRole('navigation', { name: 'Other meanings' });
  await expect
    .element(others.getByRole('link', { name: 'Plumbing' }))
    .toHaveAttribute('href', `/services?category=plumbing&area=${MAADI.id}&show=providers`);
  expect(others.getByRole('link').elements()).toHaveLength(1);
});

test('a card says the first free time, or that somebody is free at the later time that is asked for', async () => {
  await showResults({ search: { day: FRIDAY } });
  await expect.element(page.getByText(/Next free: Fri 4 Dec/)).toBeVisible();
  await showResults({ search: { part: 'morning' } });
  await expect.element(page.getByText(/^Free: +Morning$/)).toBeVisible();
  await showResults({ search: { day: TOMORROW, part: 'evening' } });
  await expect.element(page.getByText(/^Free: Wed 2 Dec Evening$/)).toBeVisible();
});

test('one who fits stands alone on the whole width, and below are others in the same category', async () => {
  const hany = { ...mona, id: '019aa000-0000-7000-8000-000000000007', display_name_en: 'Hany Z.' };
  await showResults({ search: { area: MAADI.id, part: 'morning' }, others: [hany], width: 1280 });
  const others = page.getByRole('region', { name: 'Others in Plumbing' });
  await expect.element(others.getByRole('link', { name: 'Hany Z.' })).toBeVisible();
  expect(others.getByRole('link', { name: 'Mona S.' }).elements()).toHaveLength(0);
  await expect
    .element(others.getByRole('link', { name: 'See all' }))
    .toHaveAttribute('href', `/services?category=plumbing&area=${MAADI.id}&show=providers`);
  const [alone, column] = [link('Mona S.').element().closest('li'), link('Mona S.').element().closest('ul')];
  expect(alone?.offsetWidth).toBe(column?.offsetWidth);
});

test('what is chosen stays within a narrow screen, and its words keep together', async () => {
  await showResults({ search: { area: MAADI.id, day: FRIDAY, part: 'morning', max_price: 200, min_rating: 4.5 } });
  const chosen = page.getByRole('navigation', { name: 'Chosen filters' });
  await expect.element(chosen.getByRole('link', { name: /Up to EGP.200/ })).toBeVisible();
  const links = chosen.getByRole('link').elements();
  expect(Math.max(...links.map((each) => each.getBoundingClientRect().right))).toBeLessThanOrEqual(360);
  expect(chosen.getByRole('link', { name: /Up to/ }).element().childElementCount).toBe(2);
});
