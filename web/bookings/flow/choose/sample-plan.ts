import type { ProviderPage, ServicePage } from '@hirfa/contract/discovery';

/** A provider, their offers, a service and a time, for tests. */
export const providerId = '019aa000-0000-7000-8000-000000000002';
export const maadi = { id: '019aa000-0000-7000-8000-000000000003', name_en: 'Maadi', name_ar: 'المعادي' };
export const zamalek = { id: '019aa000-0000-7000-8000-000000000005', name_en: 'Zamalek', name_ar: 'الزمالك' };
export const cardId = '019aa000-0000-7000-8000-000000000004';
const category = {
  slug: 'arts',
  tab: 'community',
  icon: 'palette',
  hue: 42,
  name_en: 'Arts',
  name_ar: 'فنون',
} as const;

export const card: ProviderPage['cards'][number] = {
  id: cardId,
  provider_id: providerId,
  service_slug: 'pottery',
  category_slug: 'arts',
  title_en: 'Pottery',
  title_ar: 'فخار',
  base_price: '250.00',
  customer_price: '299.25',
  package: null,
  pricing_mode: 'hourly',
  duration_minutes: 120,
  warranty_days: null,
  photos: [],
};

export const provider: ProviderPage = {
  id: providerId,
  display_name_en: 'Salma H.',
  display_name_ar: 'سلمى ح.',
  avatar_url: '',
  provider_type: 'community',
  experience_level: 'hobby',
  is_founding_provider: false,
  is_firm: false,
  is_online: false,
  total_jobs: 0,
  average_rating: null,
  rating_count: 0,
  response_time_avg_minutes: null,
  price_from: '299.25',
  pricing_mode: 'hourly',
  supports_online: true,
  supports_in_person: true,
  category,
  areas: [maadi, zamalek],
  bio_en: '',
  bio_ar: '',
  skills: [],
  social_media_links: [],
  acceptance_rate: null,
  completion_rate: null,
  allow_group_booking: true,
  joined_at: '2026-01-01T00:00:00Z',
  is_listed: true,
  next_free_at: null,
  cards: [card, { ...card, id: maadi.id, service_slug: null, pricing_mode: 'fixed' }],
};

export const service: ServicePage = {
  slug: 'pottery',
  title_en: 'Pottery',
  title_ar: 'فخار',
  summary_en: '',
  summary_ar: '',
  pricing_mode: 'hourly',
  price_from: '299.25',
  provider_count: 2,
  category,
  description_en: '',
  description_ar: '',
  duration_minutes: 120,
  supports_online: true,
  supports_in_person: true,
};

export const slot = { starts_at: '2026-11-29T16:00:00Z', ends_at: '2026-11-29T18:00:00Z' };
