import { FORMER } from '@hirfa/domain/providers';
import type { PersonalTable } from '../kernel/personal-data.ts';

const OWN = 'provider_id in (select id from provider_profiles where user_id = $person)';

/** The personal data of this room. Past bookings still refer to the provider, but no longer name the person. */
export const providersPersonalData: readonly PersonalTable[] = [
  { table: 'public.provider_service_areas', login: 'worker', rows: OWN, after: 'deleted' },
  { table: 'public.provider_weekly_hours', login: 'worker', rows: OWN, after: 'deleted' },
  {
    table: 'public.provider_template_hours',
    login: 'worker',
    rows: `template_id in (select id from provider_hour_templates where ${OWN})`,
    after: 'deleted',
  },
  { table: 'public.provider_hour_templates', login: 'worker', rows: OWN, after: 'deleted' },
  { table: 'public.provider_day_exceptions', login: 'worker', rows: OWN, after: 'deleted' },
  { table: 'public.provider_busy_times', login: 'worker', rows: OWN, after: 'deleted' },
  {
    table: 'public.provider_calendars',
    login: 'worker',
    rows: OWN,
    hidden: ['feed_token', 'import_etag'],
    after: 'deleted',
  },
  { table: 'public.provider_dashboard_status', login: 'worker', rows: OWN, after: 'deleted' },
  {
    table: 'public.provider_metrics',
    login: 'worker',
    rows: OWN,
    after: { kept: 'numbers about the past bookings of a provider without a name' },
  },
  ...['public.provider_summaries', 'public.listed_offers'].map((table) => ({
    table,
    login: 'worker' as const,
    rows: OWN,
    hidden: { all: 'copies of offers and areas, which the export contains' },
    after: { kept: 'the database empties them with the offers and the areas' },
  })),
  { table: 'public.provider_change_requests', login: 'worker', rows: OWN, after: 'deleted' },
  {
    table: 'public.provider_contact_flags',
    login: 'worker',
    rows: OWN,
    hidden: ['decided_by'],
    after: 'deleted',
  },
  { table: 'public.provider_applications', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
  { table: 'public.document_uploads', login: 'worker', rows: 'user_id = $person', after: 'deleted' },
  {
    table: 'public.document_looks',
    login: 'worker',
    rows: 'document_id in (select id from provider_documents where user_id = $person)',
    hidden: { all: 'addresses that have expired' },
    after: 'deleted',
  },
  {
    table: 'public.provider_documents',
    login: 'worker',
    rows: 'user_id = $person',
    hidden: ['file_hash', 'pixel_hash'],
    // A trigger has the files deleted. The hashes find a second account with the same card.
    after: { emptied: { removed_at: 'coalesce(removed_at, now())' } },
  },
  {
    table: 'public.service_card_photos',
    login: 'worker',
    rows: `card_id in (select id from service_cards where ${OWN})`,
    after: 'deleted',
  },
  {
    table: 'public.service_cards',
    login: 'worker',
    rows: OWN,
    after: { emptied: { title_en: `'${FORMER.offer.en}'`, title_ar: `'${FORMER.offer.ar}'`, is_active: 'false' } },
  },
  {
    table: 'public.provider_profiles',
    login: 'worker',
    rows: 'user_id = $person',
    after: {
      emptied: {
        full_name: "''",
        full_name_ar: 'null',
        display_name_en: `'${FORMER.provider.en}'`,
        display_name_ar: `'${FORMER.provider.ar}'`,
        avatar_url: "''",
        is_active: 'false',
        business_name: 'null',
        business_name_ar: 'null',
        skills: "'[]'",
        social_media_links: "'{}'",
        skill_verification_notes: 'null',
        suspension_reason: 'null',
        bio_en: "''",
        bio_ar: "''",
      },
    },
  },
];
