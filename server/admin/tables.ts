import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { amount } from '../platform/columns.ts';

/**
 * The figures of one Cairo day (specification 3: daily revenue summary), updated by triggers on bookings and payments.
 * Amounts include settled bookings only. 3.17, 4.26
 */
export const dailyRevenue = pgTable('daily_revenue', {
  date: date('date', { mode: 'string' }).primaryKey(),
  total_revenue: amount('total_revenue').notNull().default('0.00'),
  business_revenue: amount('business_revenue').notNull().default('0.00'),
  vat_collected: amount('vat_collected').notNull().default('0.00'),
  total_jobs: integer('total_jobs').notNull().default(0),
  completed_jobs: integer('completed_jobs').notNull().default(0),
  cancelled_jobs: integer('cancelled_jobs').notNull().default(0),
}).enableRLS();
