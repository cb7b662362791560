import { RESPONSE_RATE } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { providerProfiles } from '../tables.ts';

/**
 * The figures of a provider's work (specification 3: provider_metrics). Rates and minutes are of the last 90 days; a
 * rate of nothing is null. `count_provider_metrics` of the bookings writes them; those of the rating are written
 * when reviews are published or hidden. 3.5
 */
export const providerMetrics = pgTable(
  'provider_metrics',
  {
    provider_id: uuid('provider_id')
      .primaryKey()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    total_jobs: integer('total_jobs').notNull().default(0),
    /** The average of the published reviews; null without one. */
    average_rating: numeric('average_rating', { precision: 2, scale: 1 }),
    rating_count: integer('rating_count').notNull().default(0),
    /** The rating by which lists are ordered, in which few reviews count less. */
    order_rating: numeric('order_rating', { precision: 3, scale: 2 }),
    response_time_avg_minutes: integer('response_time_avg_minutes'),
    acceptance_rate: integer('acceptance_rate'),
    completion_rate: integer('completion_rate'),
    response_rate: integer('response_rate').notNull().default(RESPONSE_RATE.percent),
    /** The requests of the last 90 days that were answered or have expired. */
    recent_requests: integer('recent_requests').notNull().default(0),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    check('provider_metrics_jobs', sql`${table.total_jobs} >= 0 and ${table.recent_requests} >= 0`),
    check(
      'provider_metrics_rating',
      sql`${table.average_rating} between 1 and 5 and ${table.order_rating} between 1 and 5
        and ${table.rating_count} >= 0`,
    ),
    check('provider_metrics_minutes', sql`${table.response_time_avg_minutes} > 0`),
    check(
      'provider_metrics_rates',
      sql`${table.acceptance_rate} between 0 and 100 and ${table.completion_rate} between 0 and 100
        and ${table.response_rate} between 0 and 100`,
    ),
  ],
).enableRLS();
