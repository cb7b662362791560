import { CARD_PRICING_MODES, type CardPricingMode, PROVIDER_TYPES } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { boolean, check, customType, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, instant, isOneOf } from '../../platform/columns.ts';
import { providerProfiles, serviceCards } from '../tables.ts';

/** The cheapest active offer of a provider in one category; which one is so for customers depends on the VAT. */
export interface CheapestOffer {
  category_slug: string;
  base_price: string;
  pricing_mode: CardPricingMode;
}

const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });

/**
 * What lists show of a provider beside their profile: their cheapest offers and their areas, which triggers keep, and
 * when they are free, which a deadline finds.
 */
export const providerSummaries = pgTable(
  'provider_summaries',
  {
    provider_id: uuid('provider_id')
      .primaryKey()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    price_from: amount('price_from'),
    pricing_mode: text('pricing_mode', { enum: CARD_PRICING_MODES }),
    cheapest_offers: jsonb('cheapest_offers').$type<CheapestOffer[]>().notNull().default([]),
    areas: jsonb('areas').$type<{ id: string; name_en: string; name_ar: string }[]>().notNull(),
    /** The earliest start at which somebody can book them in the next 14 days, as it was found last; null: none. */
    next_free_at: instant('next_free_at'),
    /**
     * When they are free: the shortest work that they offer, in which half hours from this day on it can start, and
     * which half hours are free for longer work (`FreeTimes`). Null until it is known.
     */
    shortest_minutes: integer('shortest_minutes'),
    free_from: date('free_from'),
    free_starts: bits('free_starts'),
    free_half_hours: bits('free_half_hours'),
  },
  (table) => [check('provider_summaries_mode', isOneOf(table.pricing_mode, CARD_PRICING_MODES))],
).enableRLS();

/**
 * The offers that visitors see, with what lists are ordered by and filtered with, kept by triggers on offers,
 * providers, their areas and ratings: a list is a walk along an index, however many offers there are.
 */
export const listedOffers = pgTable(
  'listed_offers',
  {
    card_id: uuid('card_id')
      .primaryKey()
      .references(() => serviceCards.id, { onDelete: 'cascade' }),
    provider_id: uuid('provider_id').notNull(),
    service_id: uuid('service_id'),
    category_slug: text('category_slug').notNull(),
    total_jobs: integer('total_jobs').notNull(),
    /** Whether it is in lists, too, and not only on the page of its provider. */
    is_listed: boolean('is_listed').notNull().default(true),
    /** Zero until it is known: a price is more. */
    base_price: amount('base_price').notNull().default('0'),
    /** How long the work takes; by the hour, how long it takes at least. */
    work_minutes: integer('work_minutes').notNull().default(0),
    /** The rating for the order in hundredths, times a hundred thousand, and the number of jobs: an order by both. */
    rating_and_jobs: integer('rating_and_jobs').notNull().default(0),
    /** The rating that people see, in tenths; zero without reviews. */
    rating_tenths: integer('rating_tenths').notNull().default(0),
    provider_type: text('provider_type', { enum: PROVIDER_TYPES }).notNull().default('community'),
    supports_online: boolean('supports_online').notNull().default(false),
    /** Where they work in person; nowhere if they do not. */
    area_ids: uuid('area_ids').array().notNull().default([]),
    /** How long its provider counts as new; null for who does not. */
    new_until: instant('new_until'),
  },
  (table) => [
    index('listed_offers_provider').on(table.provider_id),
    listed('jobs').on(table.total_jobs, table.card_id).where(isListed(table)),
    listed('rating').on(table.rating_and_jobs, table.card_id).where(isListed(table)),
    listed('service').on(table.service_id, table.total_jobs, table.card_id).where(isListed(table)),
    listed('service_rating').on(table.service_id, table.rating_and_jobs, table.card_id).where(isListed(table)),
    listed('service_price').on(table.service_id, table.base_price, table.card_id).where(isListed(table)),
    listed('category_jobs').on(table.category_slug, table.total_jobs, table.card_id).where(isListed(table)),
    listed('category_rating').on(table.category_slug, table.rating_and_jobs, table.card_id).where(isListed(table)),
    listed('category_price').on(table.category_slug, table.base_price, table.card_id).where(isListed(table)),
    listed('new').on(table.new_until, table.card_id).where(isNew(table)),
    listed('service_new').on(table.service_id, table.new_until, table.card_id).where(isNew(table)),
    listed('category_new').on(table.category_slug, table.new_until, table.card_id).where(isNew(table)),
  ],
).enableRLS();

function listed(order: string) {
  return index(`listed_offers_${order}`);
}

function isNew({ is_listed, new_until }: { is_listed: unknown; new_until: unknown }) {
  return sql`${is_listed} and ${new_until} is not null`;
}

function isListed({ is_listed }: { is_listed: unknown }) {
  return sql`${is_listed}`;
}
