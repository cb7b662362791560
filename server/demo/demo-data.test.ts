import { contactIn, leadsToContact } from '@hirfa/domain/contacts';
import { expect, test } from 'vitest';
import { demoAreas, demoCategories, demoServices as services } from './catalogue.ts';
import { firms } from './providers/firms.ts';
import { ownOffers } from './providers/own-offers.ts';
import { familyNames, femaleNames, maleNames } from './providers/name-lists.ts';
import { demoProviders } from './providers/providers.ts';
import type { DemoProvider } from './shapes.ts';
import { usualPrices } from './usual-prices.ts';
import { communityBioTexts } from './bio-texts/community.ts';
import { tradespeopleBioTexts } from './bio-texts/tradespeople.ts';
import { trustedBioTexts } from './bio-texts/trusted.ts';

const SEEDS = [1, 2, 77, 20_261_121];
const marketplaces = SEEDS.map((seed) => demoProviders(seed));
const everybody = marketplaces.flat();

const isOpen = ({ verification_status, is_active }: DemoProvider) => verification_status === 'verified' && is_active;
const byCategory = (slug: string) => services.filter(({ category_slug }) => category_slug === slug);
const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);
/** The keys of the providers that break a rule. */
const keysWhere = (breaks: (provider: DemoProvider) => boolean) => everybody.filter(breaks).map(({ key }) => key);
const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max;

test('the catalogue has 14 categories, 40 services and 60 areas', () => {
  expect([demoCategories.length, services.length, demoAreas.length]).toEqual([14, 40, 60]);
  for (const items of [demoCategories, services, demoAreas])
    expect(repeated(items.map(({ slug }) => slug))).toEqual([]);
  const slugs = new Set(demoCategories.map(({ slug }) => slug));
  expect(services.filter(({ category_slug }) => !slugs.has(category_slug))).toEqual([]);
  expect(Object.keys(usualPrices)).toEqual(services.map(({ slug }) => slug));
});

test('there are enough names, firms and bio texts, without repetitions', () => {
  expect([maleNames.length >= 50, femaleNames.length >= 45, familyNames.length >= 60]).toEqual([true, true, true]);
  for (const names of [maleNames, femaleNames, familyNames]) {
    expect(repeated(names.map(([latin]) => latin))).toEqual([]);
    expect(repeated(names.map(([, arabic]) => arabic))).toEqual([]);
  }
  expect(repeated([...firms.map(({ en }) => en), ...firms.map(({ ar }) => ar)])).toEqual([]);
  for (const { slug, tab } of demoCategories) {
    const texts = tab === 'community' ? communityBioTexts[slug] : trustedBioTexts[slug];
    expect([slug, texts?.manner.length, texts?.skills.length]).toEqual([slug, tab === 'community' ? 6 : 5, 5]);
    if (tab === 'trusted')
      expect(firms.filter(({ category_slug }) => category_slug === slug).length).toBeGreaterThanOrEqual(12);
  }
});

test('there are 200 providers, with the planned number of each kind', () => {
  for (const providers of marketplaces) {
    const count = (holds: (provider: DemoProvider) => boolean) => providers.filter(holds).length;
    expect(providers.map(({ key }) => key)).toEqual(
      Array.from({ length: 200 }, (_, index) => `provider-${String(index + 1).padStart(3, '0')}`),
    );
    expect({
      community: count((p) => p.provider_type === 'community'),
      trusted: count((p) => p.provider_type === 'trusted_essential' && p.experience_level === 'professional'),
      hobby: count((p) => p.experience_level === 'hobby'),
      open: count(isOpen),
      pending: count((p) => p.verification_status === 'pending'),
      rejected: count((p) => p.verification_status === 'rejected'),
      resting: count((p) => p.verification_status === 'verified' && !p.is_active),
      founding: count((p) => p.is_founding_provider),
      online: count((p) => p.is_online),
    }).toEqual({
      community: 120,
      trusted: 80,
      hobby: 70,
      open: 184,
      pending: 8,
      rejected: 6,
      resting: 2,
      founding: 20,
      online: 55,
    });
  }
});

test('names, firms and bios are unique', () => {
  for (const providers of marketplaces) {
    for (const field of [
      'full_name',
      'full_name_ar',
      'business_name',
      'business_name_ar',
      'bio_en',
      'bio_ar',
    ] as const) {
      expect(repeated(providers.map((provider) => provider[field]).filter((value) => value !== null))).toEqual([]);
    }
  }
  expect(keysWhere((p) => (p.business_name === null) !== (p.business_name_ar === null))).toEqual([]);
  expect(keysWhere((p) => p.provider_type === 'community' && p.business_name !== null)).toEqual([]);
});

test('in each trade where people work alone, some do, under their own names and in their own words', () => {
  for (const providers of marketplaces) {
    const alone = providers.filter((p) => p.provider_type === 'trusted_essential' && p.business_name === null);
    const trades = [...new Set(alone.map(({ primary_category }) => primary_category))];
    expect(trades.toSorted()).toEqual(Object.keys(tradespeopleBioTexts).toSorted());
    expect(isWithin(alone.length, 12, 16)).toBe(true);
    expect(alone.filter(({ bio_en }) => /\bwe\b/iu.test(bio_en))).toEqual([]);
  }
});

test('only verified providers have jobs, and figures match the number of jobs', () => {
  expect(keysWhere((p) => p.verification_status !== 'verified' && p.total_jobs > 0)).toEqual([]);
  expect(keysWhere((p) => !isOpen(p) && (p.is_online || p.is_founding_provider))).toEqual([]);
  expect(keysWhere((p) => (p.verification_status === 'rejected') !== (p.skill_verification_notes !== null))).toEqual(
    [],
  );
  const figures = (p: DemoProvider) => [p.average_rating, p.response_minutes];
  expect(keysWhere((p) => figures(p).some((figure) => (figure === null) !== (p.total_jobs === 0)))).toEqual([]);
  const worked = everybody.filter((p) => p.total_jobs > 0);
  expect(worked.filter((p) => !isWithin(Math.round((p.average_rating ?? 0) * 1000) / 100, 41, 50))).toEqual([]);
  expect(worked.filter((p) => !isWithin(p.response_minutes ?? 0, 3, 180))).toEqual([]);
  expect(keysWhere((p) => p.last_online_minutes_ago > p.joined_days_ago * 24 * 60)).toEqual([]);
});

test('most providers have few jobs and some have many', () => {
  for (const providers of marketplaces) {
    const jobs = providers.map(({ total_jobs }) => total_jobs).toSorted((a, b) => a - b);
    expect(jobs[100]).toBeLessThan(9);
    expect(isWithin(jobs.filter((count) => count >= 30).length, 1, 20)).toBe(true);
  }
});

test('providers work in areas of one city, and online only if a service allows it', () => {
  const cityOf = new Map(demoAreas.map(({ slug, city }) => [slug, city]));
  const cities = (p: DemoProvider) => new Set(p.service_area_slugs.map((slug) => cityOf.get(slug)));
  expect(keysWhere((p) => !p.supports_online && !p.supports_in_person)).toEqual([]);
  expect(
    keysWhere(
      (p) => p.supports_online && !byCategory(p.primary_category).some(({ supports_online }) => supports_online),
    ),
  ).toEqual([]);
  expect(
    keysWhere(
      (p) => !isWithin(p.service_area_slugs.length, p.supports_in_person ? 1 : 0, p.supports_in_person ? 5 : 0),
    ),
  ).toEqual([]);
  expect(keysWhere((p) => p.supports_in_person && (cities(p).size !== 1 || cities(p).has(undefined)))).toEqual([]);
  expect(keysWhere((p) => repeated(p.service_area_slugs).length > 0)).toEqual([]);
});

test('every service, category and area has enough providers', () => {
  for (const providers of marketplaces) {
    const open = providers.filter(isOpen);
    const offering = (slug: string) =>
      open.filter(({ cards }) => cards.some((card) => card.is_active && card.service_slug === slug)).length;
    const inCategory = (slug: string) => open.filter(({ primary_category }) => primary_category === slug).length;
    const inArea = (area: string) => open.filter(({ service_area_slugs }) => service_area_slugs.includes(area)).length;
    expect(services.filter(({ slug }) => offering(slug) < 3).map(({ slug }) => slug)).toEqual([]);
    expect(demoCategories.filter(({ slug }) => inCategory(slug) < 8).map(({ slug }) => slug)).toEqual([]);
    expect(demoAreas.filter(({ slug }) => inArea(slug) < 2).map(({ slug }) => slug)).toEqual([]);
  }
});

test('cards refer to services of their category or have a free-form title', () => {
  const serviceOf = new Map(services.map((service) => [service.slug, service]));
  const breaks = (p: DemoProvider) =>
    p.cards.some((card) => {
      const service = card.service_slug === null ? undefined : serviceOf.get(card.service_slug);
      const isListed = service?.title_en === card.title_en && service.title_ar === card.title_ar;
      return (
        card.category_slug !== p.primary_category ||
        (card.service_slug !== null && (!isListed || service.category_slug !== card.category_slug))
      );
    });
  expect(keysWhere((p) => !isWithin(p.cards.length, 1, 4) || breaks(p))).toEqual([]);
  expect(keysWhere((p) => repeated(p.cards.map(({ title_en }) => title_en)).length > 0)).toEqual([]);
  const onlineOnly = everybody.filter((p) => !p.supports_in_person).flatMap(({ cards }) => cards);
  expect(onlineOnly.filter(({ service_slug }) => !serviceOf.get(service_slug ?? '')?.supports_online)).toEqual([]);
  for (const providers of marketplaces) {
    const cards = providers.flatMap((provider) => provider.cards);
    const own = cards.filter(({ service_slug }) => service_slug === null).length / cards.length;
    expect(own > 0.08 && own < 0.17, `a share of ${own}`).toBe(true);
  }
});

test('prices are multiples of ten, near the usual prices of the service', () => {
  const usual = new Map([
    ...services.map(({ title_en, price_from, price_to }) => [title_en, { price_from, price_to }] as const),
    ...ownOffers.map(({ title_en, price_from, price_to }) => [title_en, { price_from, price_to }] as const),
  ]);
  const isNear = (title: string, price: number) => {
    const range = usual.get(title);
    return !range || (price >= range.price_from * 0.9 && price <= range.price_to * 1.1);
  };
  const prices = (p: DemoProvider) => [p.hourly_rate, ...p.cards.map(({ base_price }) => base_price)];
  expect(keysWhere((p) => prices(p).some((price) => price % 10 !== 0 || !isWithin(price, 20, 10_000)))).toEqual([]);
  expect(keysWhere((p) => p.cards.some(({ title_en, base_price }) => !isNear(title_en, base_price)))).toEqual([]);
});

test('no text of a provider has a contact in it', () => {
  const published = (p: DemoProvider) => [
    p.full_name,
    p.full_name_ar,
    p.business_name ?? '',
    p.business_name_ar ?? '',
    p.bio_en,
    p.bio_ar,
    ...p.skills.flatMap(({ en, ar }) => [en, ar]),
    ...p.cards.flatMap(({ title_en, title_ar }) => [title_en, title_ar]),
  ];
  const texts = new Set([
    ...marketplaces.slice(0, 1).flat().flatMap(published),
    ...ownOffers.flatMap(({ title_en, title_ar }) => [title_en, title_ar]),
    ...services.flatMap(({ title_en, title_ar }) => [title_en, title_ar]),
    ...demoAreas.flatMap(({ name_en, name_ar }) => [name_en, name_ar]),
  ]);
  expect([...texts].filter((text) => contactIn(text) !== null)).toEqual([]);
  expect(everybody.flatMap((p) => p.social_media_links.filter(leadsToContact))).toEqual([]);
});

test('bios, skills and links have the right form', () => {
  expect(
    keysWhere((p) => [p.bio_en, p.bio_ar].some((bio) => !isWithin(bio.length, 30, 1000) || /[{}]/.test(bio))),
  ).toEqual([]);
  expect(keysWhere((p) => !isWithin(p.skills.length, 2, 5))).toEqual([]);
  expect(
    keysWhere(
      (p) =>
        p.social_media_links.length > 2 ||
        p.social_media_links.some((link) => !/^https:\/\/example\.(com|org)\/[a-z.]+$/.test(link)),
    ),
  ).toEqual([]);
});

test('Arabic texts contain Arabic letters and English texts contain none', () => {
  const texts = [
    ...demoCategories,
    ...services,
    ...demoAreas,
    ...ownOffers,
    ...firms,
    ...everybody,
    ...everybody.flatMap((p) => [...p.cards, ...p.skills]),
  ];
  const ofBothLanguages = ['trade_words', 'other_names', 'skill_verification_notes'];
  const fields = texts
    .flatMap((item) => Object.entries(item))
    .filter(([name, value]) => typeof value === 'string' && !ofBothLanguages.includes(name));
  const wrong = fields.filter(
    ([name, value]) => /\p{Script=Arabic}/u.test(String(value)) !== (name === 'ar' || name.endsWith('_ar')),
  );
  expect(wrong).toEqual([]);
});

test('the same seed gives the same people, another seed gives others', () => {
  expect(demoProviders(1)).toEqual(demoProviders(1));
  expect(demoProviders(1)).not.toEqual(demoProviders(2));
});

test('Salma is provider-001', () => {
  for (const [salma] of marketplaces) {
    expect(salma).toMatchObject({
      key: 'provider-001',
      full_name: 'Salma Abdel Rahman',
      full_name_ar: 'سلمى عبد الرحمن',
      provider_type: 'community',
      experience_level: 'professional',
      verification_status: 'verified',
      is_active: true,
      is_online: true,
      primary_category: 'arts-crafts',
      average_rating: 4.9,
      total_jobs: 128,
      hourly_rate: 250,
      service_area_slugs: ['zamalek', 'maadi'],
    });
    expect(salma?.cards.map(({ service_slug }) => service_slug)).toContain('pottery-for-beginners');
  }
});
