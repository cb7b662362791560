import { listedCard, ownCard } from './cards.ts';
import { communityServices } from '../catalogue.ts';
import type { DemoProvider } from '../shapes.ts';

const CATEGORY = 'arts-crafts';
const HOURLY_RATE = 250;

const pottery = communityServices.filter(({ slug }) => slug === 'pottery-for-beginners');

/** The provider whose account people use to try the demo; the same for every seed. */
export const salma: DemoProvider = {
  key: 'provider-001',
  full_name: 'Salma Abdel Rahman',
  full_name_ar: 'سلمى عبد الرحمن',
  provider_type: 'community',
  verification_status: 'verified',
  is_active: true,
  experience_level: 'professional',
  business_name: null,
  business_name_ar: null,
  hourly_rate: HOURLY_RATE,
  pricing_mode: 'hourly',
  allow_group_booking: true,
  supports_online: false,
  supports_in_person: true,
  service_area_slugs: ['zamalek', 'maadi'],
  skills: [
    { en: 'Wheel throwing', ar: 'العمل على دولاب الفخار' },
    { en: 'Hand building', ar: 'التشكيل باليد' },
    { en: 'Glazes', ar: 'التزجيج' },
  ],
  social_media_links: ['https://example.com/salma.pottery'],
  skill_verification_notes: null,
  primary_category: CATEGORY,
  total_jobs: 128,
  average_rating: 4.9,
  response_minutes: 12,
  is_founding_provider: true,
  bio_en:
    'I have been at the wheel for eleven years, the last five in a small workshop under my flat in Zamalek. Most people who come have never touched clay; two hours later there is a bowl on the shelf that leans a little. It dries for a week, I fire it on a Thursday, and then you come back for it.',
  bio_ar:
    'أعمل على دولاب الفخار منذ إحدى عشرة سنة، آخر خمس منها في ورشة صغيرة تحت بيتي في الزمالك. أغلب من يأتون لم يلمسوا الطين من قبل، وبعد ساعتين يكون على الرف طبق مائل قليلًا. يجف الطبق أسبوعًا، وأحرقه يوم الخميس، ثم تعودون لأخذه.',
  is_online: true,
  last_online_minutes_ago: 0,
  joined_days_ago: 812,
  cards: [
    ...pottery.map((service) => listedCard(service, HOURLY_RATE, true)),
    ownCard(
      {
        category_slug: CATEGORY,
        title_en: 'Glazing your own mug',
        title_ar: 'تزجيج كوب من صنعك',
        duration_minutes: 90,
      },
      300,
      true,
    ),
    ownCard(
      {
        category_slug: CATEGORY,
        title_en: 'Clay evening for four friends',
        title_ar: 'أمسية فخار لأربعة أصدقاء',
        duration_minutes: 150,
      },
      900,
      true,
    ),
  ],
};
