import { communityServices } from './services-community.ts';
import type { DemoProvider } from './shapes.ts';

export function demoProviders(_seed: number): readonly DemoProvider[] {
  return Array.from({ length: 30 }, (_, i) => {
    const s = communityServices[i % communityServices.length]!;
    return {
      key: `provider-${String(i + 1).padStart(3, '0')}`,
      full_name: `Salma Abdel Rahman${i}`,
      full_name_ar: 'سلمى عبد الرحمن',
      provider_type: 'community',
      verification_status: 'verified',
      is_active: true,
      experience_level: 'hobby',
      business_name: null,
      business_name_ar: null,
      hourly_rate: 250,
      pricing_mode: 'hourly',
      allow_group_booking: false,
      supports_online: true,
      supports_in_person: true,
      service_area_slugs: ['maadi'],
      skills: [],
      social_media_links: [],
      skill_verification_notes: null,
      primary_category: s.category_slug,
      total_jobs: i,
      average_rating: 4.5,
      response_time_avg_minutes: 6,
      acceptance_rate: 90,
      completion_rate: 99,
      is_founding_provider: false,
      bio_en: 'x',
      bio_ar: 'ي',
      is_online: true,
      last_online_minutes_ago: 1,
      joined_days_ago: 3,
      cards: [
        {
          service_slug: s.slug,
          category_slug: s.category_slug,
          title_en: s.title_en,
          title_ar: s.title_ar,
          base_price: 250,
          duration_minutes: 60,
          is_active: true,
        },
      ],
    };
  });
}
