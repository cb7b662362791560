import { AVAILABILITY, WARRANTY_DAYS, type WarrantyDays } from '@hirfa/domain/bookings';
import { UNSORTED_CATEGORY } from '@hirfa/domain/catalogue';
import {
  AVAILABILITY_LIMITS as LIMITS,
  EXPERIENCE_LEVELS,
  PRICING_MODES,
  PROVIDER_TYPES,
  VERIFICATION_STATUSES,
  VERIFIED,
} from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { categories, searchText, serviceAreas, services } from '../catalogue/index.ts';
import { amount, id, instant, isBetween, isOneOf, isPartOfDay } from '../platform/columns.ts';

type Skill = { en: string; ar: string };
type SlotStep = (typeof LIMITS.stepMinutes)[number];

/**
 * A provider or applicant (specification 3: provider_profiles), with additional columns for Arabic names, bios and
 * display names. Phone numbers and documents have their own tables.
 */
export const providerProfiles = pgTable(
  'provider_profiles',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    full_name: text('full_name').notNull(),
    full_name_ar: text('full_name_ar'),
    display_name_en: text('display_name_en').notNull(),
    display_name_ar: text('display_name_ar').notNull(),
    avatar_url: text('avatar_url').notNull().default(''),
    verification_status: text('verification_status', { enum: VERIFICATION_STATUSES }).notNull().default('pending'),
    provider_type: text('provider_type', { enum: PROVIDER_TYPES }).notNull().default('community'),
    is_community_provider: boolean('is_community_provider').notNull().default(false),
    is_trusted_provider: boolean('is_trusted_provider').notNull().default(false),
    is_active: boolean('is_active').notNull().default(true),
    experience_level: text('experience_level', { enum: EXPERIENCE_LEVELS }).notNull().default('hobby'),
    business_name: text('business_name'),
    business_name_ar: text('business_name_ar'),
    hourly_rate: amount('hourly_rate').notNull(),
    pricing_mode: text('pricing_mode', { enum: PRICING_MODES }).notNull().default('hourly'),
    allow_group_booking: boolean('allow_group_booking').notNull().default(false),
    supports_online: boolean('supports_online').notNull().default(false),
    supports_in_person: boolean('supports_in_person').notNull().default(true),
    skills: jsonb('skills').$type<readonly Skill[]>().notNull().default([]),
    social_media_links: text('social_media_links').array().notNull().default([]),
    skill_verification_notes: text('skill_verification_notes'),
    primary_category: text('primary_category')
      .notNull()
      .default(UNSORTED_CATEGORY)
      .references(() => categories.slug, { onUpdate: 'cascade' }),
    /** A copy of the number in provider_metrics, for the order of lists; a trigger writes it. */
    total_jobs: integer('total_jobs').notNull().default(0),
    is_founding_provider: boolean('is_founding_provider').notNull().default(false),
    /** The minutes that are kept free after work in person, and the shortest notice of a booking. */
    travel_buffer_minutes: integer('travel_buffer_minutes').notNull().default(AVAILABILITY.travelBufferMinutes),
    notice_minutes: integer('notice_minutes').notNull().default(AVAILABILITY.noticeMinutes),
    /** How many days ahead can be booked, and the minutes between the starts of slots. */
    horizon_days: integer('horizon_days').notNull().default(AVAILABILITY.horizonDays),
    slot_step_minutes: integer('slot_step_minutes').$type<SlotStep>().notNull().default(AVAILABILITY.stepMinutes),
    subscription_packages_enabled: boolean('subscription_packages_enabled').notNull().default(false),
    monthly_subscription_rate: amount('monthly_subscription_rate'),
    yearly_subscription_rate: amount('yearly_subscription_rate'),
    /** When the application was sent last, and decided last. */
    sent_at: instant('sent_at'),
    decided_at: instant('decided_at'),
    /** Whether somebody can book them in the next 14 days (`next_free_at`); yes, until it is known. */
    is_bookable: boolean('is_bookable').notNull().default(true),
    /** Why an admin has suspended the provider; null while they are active. */
    suspension_reason: text('suspension_reason'),
    /** A deleted provider is an empty row to which past bookings refer; every call answers as if it were gone. 4.18 */
    deleted_at: instant('deleted_at'),
    bio_en: text('bio_en').notNull().default(''),
    bio_ar: text('bio_ar').notNull().default(''),
    /** Only names that everybody sees; a firm's are those of its business. */
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => searchText(providerProfiles.display_name_en, providerProfiles.display_name_ar)),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('provider_profiles_user')
      .on(table.user_id)
      .where(sql`${table.deleted_at} is null`),
    index('provider_profiles_hidden_photos')
      .on(table.avatar_url)
      .where(sql`${table.suspension_reason} is not null`),
    index('provider_profiles_of_user').on(table.user_id),
    index('provider_profiles_waiting').on(waitsSince(table), table.id).where(isWaiting(table)),
    index('provider_profiles_top').on(table.provider_type, table.total_jobs, table.id).where(isListed(table)),
    index('provider_profiles_category')
      .on(table.primary_category, table.total_jobs, table.id)
      .where(countsAsProvider(table)),
    index('provider_profiles_listed').on(table.id, table.updated_at).where(isListed(table)),
    index('provider_profiles_most_jobs').on(table.total_jobs, table.id).where(isListed(table)),
    index('provider_profiles_search').using('gin', table.search_text.op('gin_trgm_ops')).where(isListed(table)),
    check('provider_profiles_status', isOneOf(table.verification_status, VERIFICATION_STATUSES)),
    check('provider_profiles_type', isOneOf(table.provider_type, PROVIDER_TYPES)),
    check('provider_profiles_level', isOneOf(table.experience_level, EXPERIENCE_LEVELS)),
    check('provider_profiles_pricing', isOneOf(table.pricing_mode, PRICING_MODES)),
    check('provider_profiles_suspension', sql`${table.suspension_reason} is null or not ${table.is_active}`),
    check(
      'provider_profiles_packages',
      sql`${table.monthly_subscription_rate} > 0 and ${table.yearly_subscription_rate} > 0`,
    ),
    check('provider_profiles_hourly_rate', sql`${table.hourly_rate} > 0`),
    check(
      'provider_profiles_calendar',
      sql`${isBuffer(table.travel_buffer_minutes)} and ${isNotice(table.notice_minutes)}`,
    ),
    check('provider_profiles_slots', sql`${isHorizon(table.horizon_days)} and ${isStep(table.slot_step_minutes)}`),
  ],
).enableRLS();

const isBuffer = (column: AnyPgColumn) => isBetween(column, 0, LIMITS.travelBufferMinutes);
const isNotice = (column: AnyPgColumn) => isBetween(column, 0, LIMITS.noticeMinutes);
const isHorizon = (column: AnyPgColumn) => isBetween(column, 1, LIMITS.horizonDays);
const isStep = (column: AnyPgColumn) => sql`${column} in (${sql.raw(LIMITS.stepMinutes.join(', '))})`;

/** `countsAsProvider` of the domain, as the condition of indexes, which outlive the function of `rules.sql`. 4.16 */
function countsAsProvider(table: { verification_status: unknown; is_active: unknown }) {
  return sql`${table.verification_status} = ${sql.raw(`'${VERIFIED}'`)} and ${table.is_active}`;
}

/** `is_listed` of `rules.sql`, as the condition of indexes. */
function isListed(table: { verification_status: unknown; is_active: unknown; is_bookable: unknown }) {
  return sql`${countsAsProvider(table)} and ${table.is_bookable}`;
}

/** Applications that nobody has decided about. */
export function isWaiting(table: { verification_status: unknown; deleted_at: unknown }) {
  return sql`${table.verification_status} = 'pending' and ${table.deleted_at} is null`;
}

/** Since when an application waits. Behind a policy, PostgreSQL uses no index for a COALESCE, but for this. */
export function waitsSince(table: { sent_at: unknown; created_at: unknown }): SQL<Date> {
  return sql<Date>`(case when ${table.sent_at} is null then ${table.created_at} else ${table.sent_at} end)`;
}

/** Where a provider works: the specified list `service_area_zones`, as rows. */
export const providerServiceAreas = pgTable(
  'provider_service_areas',
  {
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    service_area_id: uuid('service_area_id')
      .notNull()
      .references(() => serviceAreas.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.service_area_id] }),
    index('provider_service_areas_area').on(table.service_area_id),
  ],
).enableRLS();

/** Whether a provider takes calls now (specification 3: provider_dashboard_status). */
export const providerDashboardStatus = pgTable('provider_dashboard_status', {
  provider_id: uuid('provider_id')
    .primaryKey()
    .references(() => providerProfiles.id, { onDelete: 'cascade' }),
  is_online: boolean('is_online').notNull().default(false),
  last_online_at: instant('last_online_at'),
  updated_at: instant('updated_at').notNull(),
}).enableRLS();

/** One provider's offer of a service or of a free-form title (specification 3: service_cards). */
export const serviceCards = pgTable(
  'service_cards',
  {
    id: id(),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    service_id: uuid('service_id').references(() => services.id),
    category_slug: text('category_slug')
      .notNull()
      .references(() => categories.slug, { onUpdate: 'cascade' }),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    base_price: amount('base_price').notNull(),
    duration_minutes: integer('duration_minutes').notNull().default(60),
    /** The price is the fee of a visit, in which a quote is written. */
    is_visit: boolean('is_visit').notNull().default(false),
    /** For how many days after a job it promises a free second visit; null where it promises none. */
    warranty_days: integer('warranty_days').$type<WarrantyDays>(),
    is_active: boolean('is_active').notNull().default(true),
    /** A removed card stays for the bookings that refer to it; nobody sees it. */
    removed_at: instant('removed_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('service_cards_provider').on(table.provider_id),
    index('service_cards_service')
      .on(table.service_id)
      .where(sql`${table.is_active}`),
    index('service_cards_category')
      .on(table.category_slug)
      .where(sql`${table.is_active}`),
    check('service_cards_price', sql`${table.base_price} > 0`),
    check('service_cards_duration', sql`${table.duration_minutes} > 0`),
    check('service_cards_warranty', sql`${table.warranty_days} in (${sql.raw(WARRANTY_DAYS.join(', '))})`),
    check('service_cards_removed', sql`${table.removed_at} is null or not ${table.is_active}`),
  ],
).enableRLS();

/** The photos of a card in their order; `url` is the large size. */
export const serviceCardPhotos = pgTable(
  'service_card_photos',
  {
    id: id(),
    card_id: uuid('card_id')
      .notNull()
      .references(() => serviceCards.id, { onDelete: 'cascade' }),
    url: text('url').notNull().unique(),
    position: integer('position').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('service_card_photos_card').on(table.card_id, table.position)],
).enableRLS();

/** When a provider works in an ordinary week, in minutes of Cairo days; weekday 0 is Sunday. */
export const providerWeeklyHours = pgTable(
  'provider_weekly_hours',
  {
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    weekday: integer('weekday').notNull(),
    from_minute: integer('from_minute').notNull(),
    to_minute: integer('to_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.weekday, table.from_minute] }),
    check('provider_weekly_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check('provider_weekly_hours_minutes', isPartOfDay(table.from_minute, table.to_minute)),
  ],
).enableRLS();
