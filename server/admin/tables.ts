import { QUEUE_KINDS } from '@hirfa/domain/admin';
import { PROVIDER_TYPES, VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { serviceAreas } from '../catalogue/index.ts';
import { amount, id, instant, isOneOf } from '../platform/columns.ts';

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

/**
 * How many providers there are of each status and type, and their jobs of all time: the sums of these rows. A statement
 * that changes providers adds rows and locks none; housekeeping replaces the rows by their sums.
 */
export const providerCounts = pgTable('provider_counts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  verification_status: text('verification_status', { enum: VERIFICATION_STATUSES }).notNull(),
  provider_type: text('provider_type', { enum: PROVIDER_TYPES }).notNull(),
  providers: integer('providers').notNull(),
  completed_jobs: bigint('completed_jobs', { mode: 'number' }).notNull(),
}).enableRLS();

/** Decisions about waiting work that take effect after some seconds; until then an admin can take theirs back. */
export const queueDecisions = pgTable(
  'queue_decisions',
  {
    id: id(),
    kind: text('kind', { enum: QUEUE_KINDS }).notNull(),
    entity_id: uuid('entity_id').notNull(),
    decision: text('decision').notNull(),
    reason: text('reason'),
    decided_by: uuid('decided_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
    takes_effect_at: instant('takes_effect_at').notNull(),
  },
  (table) => [
    unique('queue_decisions_once').on(table.entity_id),
    index('queue_decisions_admin').on(table.decided_by, table.takes_effect_at),
    check('queue_decisions_kind', isOneOf(table.kind, QUEUE_KINDS)),
  ],
).enableRLS();
