import { PROPOSAL_OUTCOMES, PROPOSING_PARTS, RESCHEDULE } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../platform/columns.ts';
import { bookings } from './tables.ts';

/** Other times that one side of a booking proposed, and what became of them; one proposal is open at a time. */
export const bookingProposals = pgTable(
  'booking_proposals',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    by_part: text('by_part', { enum: PROPOSING_PARTS }).notNull(),
    /** The starts; the booking keeps its length. */
    times: instant('times').array().notNull(),
    proposed_at: instant('proposed_at').notNull(),
    open_until: instant('open_until').notNull(),
    /** Null while it is open. */
    outcome: text('outcome', { enum: PROPOSAL_OUTCOMES }),
    decided_at: instant('decided_at'),
    /** The time that was accepted. */
    chosen_at: instant('chosen_at'),
  },
  (table) => [
    uniqueIndex('booking_proposals_open')
      .on(table.booking_id)
      .where(sql`${table.outcome} is null`),
    index('booking_proposals_booking').on(table.booking_id, table.id),
    check('booking_proposals_by_part', isOneOf(table.by_part, PROPOSING_PARTS)),
    check('booking_proposals_outcome', isOneOf(table.outcome, PROPOSAL_OUTCOMES)),
    check(
      'booking_proposals_times',
      sql`cardinality(${table.times}) between 1 and ${sql.raw(String(RESCHEDULE.times))}`,
    ),
    check('booking_proposals_decided', sql`(${table.outcome} is null) = (${table.decided_at} is null)`),
    check(
      'booking_proposals_chosen',
      sql`(coalesce(${table.outcome}, '') = 'accepted') = (${table.chosen_at} is not null)
        and (${table.chosen_at} is null or ${table.chosen_at} = any (${table.times}))`,
    ),
  ],
).enableRLS();
