import type { ProviderPage } from '@hirfa/contract/discovery';
import { type ApplicationForm, EMPTY_APPLICATION } from '@hirfa/domain/providers';
import { expect, test } from 'vitest';
import { editsOf, previewOf, profileForm, withStored } from './edited-profile.ts';

const POTTERY = { en: 'Pottery', ar: 'فخار' };
const stored: ApplicationForm = {
  ...EMPTY_APPLICATION,
  full_name: 'Salma',
  bio_en: 'I teach pottery.',
  skills: ['Pottery'],
};
const MAADI = { id: '1', city: 'cairo' as const, name_en: 'Maadi', name_ar: 'المعادي' };

const page: ProviderPage = {
  id: 'p',
  display_name_en: 'Salma A.',
  display_name_ar: 'سلمى ع.',
  avatar_url: '',
  provider_type: 'community',
  experience_level: 'hobby',
  is_founding_provider: false,
  is_firm: false,
  is_online: true,
  total_jobs: 0,
  average_rating: null,
  rating_count: 0,
  response_time_avg_minutes: null,
  price_from: null,
  pricing_mode: 'hourly',
  supports_online: false,
  supports_in_person: false,
  category: { slug: 'arts', name_en: 'Arts', name_ar: 'فنون', icon: 'palette', hue: 40, tab: 'community' },
  areas: [],
  bio_en: '',
  bio_ar: '',
  skills: [POTTERY],
  social_media_links: [],
  acceptance_rate: null,
  completion_rate: null,
  allow_group_booking: false,
  joined_at: '2026-01-01T00:00:00.000Z',
  is_listed: true,
  next_free_at: null,
  cards: [],
};

test('skills are edited in the language of the page, and shown in both', () => {
  const form = profileForm(stored, page.skills, 'ar');
  expect(form.skills).toEqual(['فخار']);
  const preview = previewOf(page, { ...form, skills: ['فخار', 'تزجيج'] }, []);
  expect(preview.skills).toEqual([POTTERY, { en: 'تزجيج', ar: 'تزجيج' }]);
});

test('the preview has the unsaved text, in one language for both, the areas that exist, and the verified names', () => {
  const form = { ...stored, full_name: 'Mona', bio_en: 'New text', service_area_zones: ['1', 'gone'] };
  expect(previewOf(page, form, [MAADI])).toMatchObject({
    bio_en: 'New text',
    bio_ar: 'New text',
    areas: [MAADI],
    display_name_en: 'Salma A.',
  });
});

test('only what was edited is sent, and edits stay when the stored profile changes', () => {
  const edited = { base: stored, form: { ...stored, bio_en: 'New text', full_name: 'Mona', skills: ['Pottery'] } };
  expect(editsOf({ base: stored, form: stored })).toEqual({});
  expect(editsOf(edited)).toEqual({ bio_en: 'New text' });
  const merged = withStored(edited, { ...stored, bio_en: 'Other', pricing_mode: 'fixed' });
  expect(editsOf(merged)).toEqual({ bio_en: 'New text' });
  expect(merged.form.pricing_mode).toBe('fixed');
});
