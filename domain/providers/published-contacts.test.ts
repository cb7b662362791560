import { expect, test } from 'vitest';
import { publishedContacts } from './published-contacts.ts';

const PROVIDER = {
  full_name: 'Salma Kamal',
  full_name_ar: null,
  business_name: null,
  business_name_ar: null,
  bio_en: 'I teach pottery in Zamalek.',
  bio_ar: 'أعلّم الفخار في الزمالك.',
  skills: [{ en: 'Pottery', ar: 'فخار' }],
  cards: [],
  social_media_links: ['https://instagram.com/salma'],
};

test('each contact in what customers read of a provider is listed once, as it is written', () => {
  expect(publishedContacts(PROVIDER)).toEqual([]);
  expect(
    publishedContacts({
      ...PROVIDER,
      business_name: 'Nile Fix 01012345678',
      business_name_ar: 'Nile Fix 01012345678',
      bio_ar: 'كلمني واتساب',
      cards: [{ title_en: 'Repairs', title_ar: 'اتصل على ١٩٧٧٧' }],
      social_media_links: ['https://wa.me/201012345678'],
    }),
  ).toEqual(['01012345678', 'واتساب', '١٩٧٧٧', 'https://wa.me/201012345678']);
});
