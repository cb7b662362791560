import {
  CHARGEBACK_BEARERS,
  CHARGEBACK_REASONS,
  CHARGEBACK_STATES,
  EVIDENCE_NOTE_LENGTH,
} from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { amount, id, instant, isOneOf } from '../../platform/columns.ts';
import { extraCharges, payments } from '../tables.ts';

/**
 * The present chargeback of a charge: what the bank of the customer took, what it was sent, and who bears the loss of
 * it. One that comes after it was returned takes its place; the history and the books have both.
 */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    /** The extra whose charge it is about; null for that of what was booked. */
    extra_id: uuid('extra_id').references(() => extraCharges.extra_id),
    /** Its id at the gateway. */
    reference: text('reference').notNull(),
    /** The ids of those before it, which have ended. */
    earlier: text('earlier').array().notNull().default([]),
    amount: amount('amount').notNull(),
    /** What of it was left for the booking: the rest is a refund that could not go back before. */
    from_held: amount('from_held').notNull(),
    /** What the bank has of it that is neither returned nor counted as paid; a loss that somebody bears stays here. */
    taken: amount('taken').notNull().default('0.00'),
    /** What of that is of the present lines. */
    taken_of_lines: amount('taken_of_lines').notNull().default('0.00'),
    /** What banks have kept of what was held of this charge, also where a refund was paid with it. */
    kept: amount('kept').notNull().default('0.00'),
    /** What of owed refunds of this charge counts as paid by the bank. */
    counted: amount('counted').notNull().default('0.00'),
    /** What of a loss that somebody bears was not lost in the end: a transfer came back. */
    relieved: amount('relieved').notNull().default('0.00'),
    reason: text('reason', { enum: CHARGEBACK_REASONS }).notNull(),
    /** Until when the bank takes evidence. */
    evidence_until: instant('evidence_until').notNull(),
    state: text('state', { enum: CHARGEBACK_STATES }).notNull().default('open'),
    opened_at: instant('opened_at').notNull(),
    /** When an admin sent evidence, and what. */
    sent_at: instant('sent_at'),
    evidence_note: text('evidence_note'),
    ended_at: instant('ended_at'),
    /** Who bears what is lost, once an admin has decided it, and how much of it the provider bears. */
    bearer: text('bearer', { enum: CHARGEBACK_BEARERS }),
    borne: amount('borne'),
    decision_reason: text('decision_reason'),
    decided_at: instant('decided_at'),
  },
  (table) => [
    unique('chargebacks_charge').on(table.booking_id, table.extra_id).nullsNotDistinct(),
    index('chargebacks_open')
      .on(table.opened_at, table.id)
      .where(sql`${table.state} <> 'won' and ${table.bearer} is null`),
    check('chargebacks_state', isOneOf(table.state, CHARGEBACK_STATES)),
    check('chargebacks_reason', isOneOf(table.reason, CHARGEBACK_REASONS)),
    check('chargebacks_bearer', isOneOf(table.bearer, CHARGEBACK_BEARERS)),
    check('chargebacks_amount', sql`${table.amount} > 0 and ${table.from_held} between 0 and ${table.amount}`),
    check(
      'chargebacks_taken',
      sql`${table.taken_of_lines} between 0 and ${table.taken}
        and ${table.taken} <= case ${table.state} when 'won' then 0 else ${table.amount} end`,
    ),
    check('chargebacks_kept', sql`least(${table.kept}, ${table.counted}) >= 0`),
    check(
      'chargebacks_relieved',
      sql`${table.relieved} between 0 and case when ${table.bearer} is null then 0 else ${table.taken} end`,
    ),
    check('chargebacks_ended', sql`(${table.state} = 'open') = (${table.ended_at} is null)`),
    check('chargebacks_sent', sql`(${table.sent_at} is null) = (${table.evidence_note} is null)`),
    check(
      'chargebacks_note_length',
      sql`${table.evidence_note} = '' or length(${table.evidence_note}) between ${sql.raw(`${EVIDENCE_NOTE_LENGTH.min} and ${EVIDENCE_NOTE_LENGTH.max}`)}`,
    ),
    // Nobody bears what is not lost.
    check(
      'chargebacks_decided',
      sql`num_nulls(${table.bearer}, ${table.borne}, ${table.decision_reason}, ${table.decided_at}) in (0, 4)
        and (${table.bearer} is null or ${table.state} = 'lost')
        and ${table.borne} between 0 and ${table.amount}`,
    ),
  ],
).enableRLS();
