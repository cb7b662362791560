import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { serviceAreas } from '../catalogue/index.ts';
import { amount } from '../platform/columns.ts';

const day = () => date('date', { mode: 'string' });

/** What is counted. Amounts include settled bookings only, net of refunds. */
const figures = () => ({
  total_revenue: amount('total_revenue').notNull().default('0.00'),
  business_revenue: amount('business_revenue').notNull().default('0.00'),
  vat_collected: amount('vat_collected').notNull().default('0.00'),
  total_jobs: integer('total_jobs').notNull().default(0),
  completed_jobs: integer('completed_jobs').notNull().default(0),
  cancelled_jobs: integer('cancelled_jobs').notNull().default(0),
});

/** The figures of one Cairo day (specification 3: daily revenue summary), updated by triggers. 3.17, 4.26 */
export const dailyRevenue = pgTable('daily_revenue', { date: day().primaryKey(), ...figures() }).enableRLS();

/** The jobs in person of one Cairo day in one area, updated with the figures of the day. 3.18 */
export const dailyAreaJobs = pgTable(
  'daily_area_jobs',
  {
    date: day().notNull(),
    area_id: uuid('area_id')
      .notNull()
      .references(() => serviceAreas.id),
    total_jobs: integer('total_jobs').notNull().default(0),
    completed_jobs: integer('completed_jobs').notNull().default(0),
    total_revenue: amount('total_revenue').notNull().default('0.00'),
  },
  (table) => [primaryKey({ columns: [table.date, table.area_id] })],
).enableRLS();

/**
 * What each booking adds to the figures above: the next count adds only what has changed since. Nobody reads it but the
 * triggers. A booking that is deleted is taken out by its trigger, so there is no foreign key.
 */
export const countedBookings = pgTable('counted_bookings', {
  booking_id: uuid('booking_id').primaryKey(),
  date: day().notNull(),
  area_id: uuid('area_id'),
  ...figures(),
}).enableRLS();
