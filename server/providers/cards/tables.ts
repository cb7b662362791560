import { PRICING_MODES, type PricingMode } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, instant, isOneOf } from '../../platform/columns.ts';
import { providerProfiles, serviceCards } from '../tables.ts';

/** The cheapest active offer of a provider in one category; which one is so for customers depends on the VAT. */
export interface CheapestOffer {
  category_slug: string;
  base_price: string;
  pricing_mode: PricingMode;
}

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
    pricing_mode: text('pricing_mode', { enum: PRICING_MODES }),
    cheapest_offers: jsonb('cheapest_offers').$type<CheapestOffer[]>().notNull().default([]),
    areas: jsonb('areas').$type<{ id: string; name_en: string; name_ar: string }[]>().notNull(),
    /** The earliest start at which somebody can book them in the next 14 days, as it was found last; null: none. */
    next_free_at: instant('next_free_at'),
  },
  (table) => [check('provider_summaries_mode', isOneOf(table.pricing_mode, PRICING_MODES))],
).enableRLS();

/**
 * The offers that visitors see, with their provider's number of jobs, kept by triggers on offers and providers: the
 * lists of a service and of a category are a walk along an index, however many offers there are.
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
  },
  (table) => [
    index('listed_offers_provider').on(table.provider_id),
    index('listed_offers_service')
      .on(table.service_id, table.total_jobs, table.card_id)
      .where(sql`${table.is_listed}`),
    index('listed_offers_category')
      .on(table.category_slug, table.total_jobs, table.provider_id)
      .where(sql`${table.is_listed}`),
  ],
).enableRLS();
