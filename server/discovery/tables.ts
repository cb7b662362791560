import type { ServiceArea } from '@hirfa/contract/catalogue';
import { CARD_PRICING_MODES, EXPERIENCE_LEVELS, PROVIDER_TYPES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { amount, instant } from '../platform/columns.ts';
import { type CheapestOffer, providerProfiles } from '../providers/index.ts';

/** Verified, active providers without private columns: a view of `rules.sql` that visitors read. */
export const publicProviders = pgView('public_providers', {
  id: uuid('id').notNull(),
  display_name_en: text('display_name_en').notNull(),
  display_name_ar: text('display_name_ar').notNull(),
  avatar_url: text('avatar_url').notNull(),
  provider_type: text('provider_type', { enum: PROVIDER_TYPES }).notNull(),
  experience_level: text('experience_level', { enum: EXPERIENCE_LEVELS }).notNull(),
  is_founding_provider: boolean('is_founding_provider').notNull(),
  is_firm: boolean('is_firm').notNull(),
  total_jobs: integer('total_jobs').notNull(),
  average_rating: numeric('average_rating', { precision: 2, scale: 1 }),
  rating_count: integer('rating_count').notNull(),
  response_time_avg_minutes: integer('response_time_avg_minutes'),
  acceptance_rate: integer('acceptance_rate'),
  completion_rate: integer('completion_rate'),
  pricing_mode: text('pricing_mode', { enum: CARD_PRICING_MODES }).notNull(),
  allow_group_booking: boolean('allow_group_booking').notNull(),
  supports_online: boolean('supports_online').notNull(),
  supports_in_person: boolean('supports_in_person').notNull(),
  skills: jsonb('skills').$type<{ en: string; ar: string }[]>().notNull(),
  social_media_links: text('social_media_links').array().notNull(),
  primary_category: text('primary_category').notNull(),
  bio_en: text('bio_en').notNull(),
  bio_ar: text('bio_ar').notNull(),
  joined_at: instant('joined_at').notNull(),
  is_online: boolean('is_online').notNull(),
  cheapest_offers: jsonb('cheapest_offers').$type<CheapestOffer[]>().notNull(),
  search_text: text('search_text').notNull(),
  areas: jsonb('areas').$type<ServiceArea[]>().notNull(),
  /** Whether lists show them; their page is there for everybody who has its address. */
  is_listed: boolean('is_listed').notNull(),
  next_free_at: instant('next_free_at'),
}).existing();

export const publicServiceCards = pgView('public_service_cards', {
  id: uuid('id').notNull(),
  provider_id: uuid('provider_id').notNull(),
  service_id: uuid('service_id'),
  service_slug: text('service_slug'),
  category_slug: text('category_slug').notNull(),
  title_en: text('title_en').notNull(),
  title_ar: text('title_ar').notNull(),
  base_price: amount('base_price').notNull(),
  pricing_mode: text('pricing_mode', { enum: CARD_PRICING_MODES }).notNull(),
  duration_minutes: integer('duration_minutes').notNull(),
  warranty_days: integer('warranty_days'),
  photos: text('photos').array().notNull(),
  /** Of the provider. */
  total_jobs: integer('total_jobs').notNull(),
  is_listed: boolean('is_listed').notNull(),
  /** What packages of it cost before fee and VAT; null where its provider sells none. */
  monthly: amount('monthly'),
  yearly: amount('yearly'),
}).existing();

/** The offers in lists, with what these are ordered by and filtered with (`listed_offers`). */
export const publicListedOffers = pgView('public_listed_offers', {
  card_id: uuid('card_id').notNull(),
  provider_id: uuid('provider_id').notNull(),
  category_slug: text('category_slug').notNull(),
  total_jobs: integer('total_jobs').notNull(),
}).existing();

/** When the providers of these offers are free, and whether they are online. */
export const publicFreeTimes = pgView('public_free_times', {
  provider_id: uuid('provider_id').notNull(),
}).existing();

/** Providers without a page, and whether they will never have one again. */
export const publicAbsentProviders = pgView('public_absent_providers', {
  id: uuid('id').notNull(),
  primary_category: text('primary_category').notNull(),
  areas: jsonb('areas').$type<ServiceArea[]>().notNull(),
  is_gone: boolean('is_gone').notNull(),
}).existing();

/** The kinds of pages that search engines are told of, besides the fixed ones. */
export const ADDRESS_KINDS = ['categories', 'services', 'providers'] as const;

const addressesOf = (kind: string) =>
  pgView(`addresses_of_${kind}`, {
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    changed_at: instant('changed_at').notNull(),
  }).existing();

/** A view of each kind, so that each is read along its own index. */
export const ADDRESSES = {
  categories: addressesOf('categories'),
  services: addressesOf('services'),
  providers: addressesOf('providers'),
} satisfies Record<(typeof ADDRESS_KINDS)[number], unknown>;

/**
 * Whom people have saved, to find them again. They are told once that a provider has free time this week, who had none
 * when they were looked at before (`waits`).
 */
export const favourites = pgTable(
  'favourites',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    saved_at: instant('saved_at').notNull(),
    /** Null once the person was told: nobody looks any more. */
    waits: boolean('waits'),
    told_at: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.provider_id] }),
    index('favourites_saved').on(table.user_id, table.saved_at, table.provider_id),
    index('favourites_provider').on(table.provider_id, table.waits),
    check('favourites_told', sql`(${table.waits} is null) = (${table.told_at} is not null)`),
  ],
).enableRLS();
