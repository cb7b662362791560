import type { ProviderPage, ServicePage } from '@hirfa/contract/discovery';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { jsonLd } from '../../kit/json-ld.ts';
import { categoryThings, providerThings, serviceThings, siteThings } from './things.ts';

const i18n = setupI18n({ locale: 'ar', messages: { ar: {} } });
const place = { origin: 'https://hirfa.example', language: 'ar', i18n } as const;
const category = {
  slug: 'music',
  tab: 'community',
  icon: 'music',
  hue: 1,
  name_en: 'Music',
  name_ar: 'موسيقى',
  description_en: 'All',
  description_ar: 'كل',
  provider_count: 2,
} as const;
const service: ServicePage = {
  slug: 'oud',
  title_en: 'Oud',
  title_ar: 'عود',
  summary_en: 'Learn',
  summary_ar: 'تعلّم',
  pricing_mode: 'hourly',
  price_from: '353.60',
  provider_count: 3,
  category,
  description_en: '',
  description_ar: '',
  duration_minutes: 60,
  supports_online: true,
  supports_in_person: true,
};
const card: ProviderPage['cards'][number] = {
  id: '019aa000-0000-7000-8000-000000000001',
  provider_id: '019aa000-0000-7000-8000-000000000000',
  service_slug: 'oud',
  category_slug: 'music',
  title_en: 'Oud',
  title_ar: 'عود',
  base_price: '300.00',
  customer_price: '353.60',
  package: null,
  pricing_mode: 'fixed',
  duration_minutes: 60,
  warranty_days: null,
  photos: [],
};
const provider: ProviderPage = {
  id: card.provider_id,
  display_name_en: 'Salma A.',
  display_name_ar: 'سلمى ع.',
  avatar_url: '/files/a.webp',
  provider_type: 'community',
  experience_level: 'hobby',
  is_founding_provider: false,
  is_firm: false,
  is_online: true,
  total_jobs: 3,
  average_rating: null,
  rating_count: 0,
  response_time_avg_minutes: null,
  price_from: '353.60',
  pricing_mode: 'fixed',
  supports_online: true,
  supports_in_person: true,
  category,
  areas: [{ id: '1', name_en: 'Maadi', name_ar: 'المعادي' }],
  bio_en: 'Pots',
  bio_ar: 'فخار',
  skills: [],
  social_media_links: [],
  acceptance_rate: null,
  completion_rate: null,
  allow_group_booking: false,
  joined_at: '2026-01-01T00:00:00.000Z',
  is_listed: true,
  next_free_at: null,
  cards: [card],
};

/** What Google's documentation requires of each type; other types that we use have no requirement of their own. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Service: ['name'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offerCount'],
  Offer: ['price', 'priceCurrency', 'itemOffered'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  LocalBusiness: ['name', 'address', 'url'],
  Person: ['name', 'url'],
  PostalAddress: ['addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
};
const OTHERS = ['Country', 'Place', 'EntryPoint'];

/** Fails where a thing lacks what its type requires, has an empty value, a wrong price or an address of elsewhere. */
function check(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(check);
  if (typeof value !== 'object' || value === null) return expect(value).not.toBe('');
  const thing: Record<string, unknown> = { ...value };
  const type = thing['@type'];
  if (type !== undefined) {
    expect([...Object.keys(REQUIRED), ...OTHERS]).toContain(type);
    for (const field of REQUIRED[String(type)] ?? []) expect(thing, `${String(type)}.${field}`).toHaveProperty(field);
  }
  for (const [name, one] of Object.entries(thing)) {
    if (/^(price|lowPrice)$/.test(name)) expect(one).toMatch(/^\d+\.\d\d$/);
    if (/^(url|item|logo|image|@id|urlTemplate)$/.test(name)) expect(one).toMatch(/^https:\/\/hirfa\.example/);
    check(one);
  }
}

test('every thing has what search engines require of its type', () => {
  const all = [
    ...siteThings(place),
    ...categoryThings(category, place),
    ...serviceThings(service, place),
    ...serviceThings({ ...service, price_from: null, provider_count: 0 }, place),
    ...providerThings(provider, place),
    ...providerThings({ ...provider, is_firm: true, avatar_url: '', areas: [], cards: [] }, place),
  ];
  check(all);
  expect(all.map((thing) => thing['@type']).join(' ')).toBe(
    'Organization WebSite BreadcrumbList Service BreadcrumbList Service BreadcrumbList Person BreadcrumbList LocalBusiness BreadcrumbList',
  );
});

test('a service has the price that customers pay, and says that it is for an hour', () => {
  const [thing] = serviceThings(service, place);
  expect(thing).toMatchObject({
    name: 'عود',
    url: 'https://hirfa.example/ar/service/oud',
    offers: { lowPrice: '353.60', priceCurrency: 'EGP', offerCount: 3, priceSpecification: { unitCode: 'HUR' } },
  });
  expect(serviceThings({ ...service, price_from: null }, place)[0]).not.toHaveProperty('offers');
});

test('breadcrumbs lead from the services to the page itself, which has no address', () => {
  const [, breadcrumbs] = providerThings(provider, place);
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { position: 1, item: 'https://hirfa.example/ar/services' },
    { position: 2, name: 'موسيقى', item: 'https://hirfa.example/ar/community/music' },
    { position: 3, name: 'سلمى ع.' },
  ]);
});

test('no text of people ends the element', () => {
  const text = jsonLd([{ '@type': 'Person', name: '</script><!--<script>' }]).scripts[0]?.children ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><!--<script>' }] });
});

test('the fee of a visit is named so', () => {
  const visit = { ...provider, cards: [{ ...card, pricing_mode: 'visit' as const }] };
  expect(providerThings(visit, place)[0]).toMatchObject({
    makesOffer: [{ name: expect.any(String), price: '353.60' }],
  });
  expect(providerThings(visit, place)[0]).not.toHaveProperty('makesOffer.0.priceSpecification');
});
