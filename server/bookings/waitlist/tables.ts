import { BOOKING_MODES, HALF_HOURS, WAITLIST, WANTED_PARTS } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { id, instant, isBetween, isOneOf } from '../../platform/columns.ts';
import { providerProfiles, serviceCards } from '../../providers/index.ts';

/**
 * Who waits for a time of a provider that is taken: on a day, for work of a length. They are told in turn once one is
 * free (`turnsOf`); nothing is held for them.
 */
export const waitlist = pgTable(
  'waitlist',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id, { onDelete: 'cascade' }),
    service_card_id: uuid('service_card_id')
      .notNull()
      .references(() => serviceCards.id, { onDelete: 'cascade' }),
    mode: text('mode', { enum: BOOKING_MODES }).notNull(),
    /** Of work that is paid by the hour. */
    half_hours: integer('half_hours'),
    day: date('day', { mode: 'string' }).notNull(),
    part: text('part', { enum: WANTED_PARTS }).notNull(),
    /** When that part of the day has passed. */
    ends_at: instant('ends_at').notNull(),
    created_at: instant('created_at').notNull(),
    /** When they began to wait, or were told last: the order in which they are told. */
    since: instant('since').notNull(),
    waits: boolean('waits').notNull().default(true),
    turns: integer('turns').notNull().default(0),
    /** Of the last turn: when they were told, and of which start. */
    told_at: instant('told_at'),
    told_start: instant('told_start'),
  },
  (table) => [
    unique('waitlist_day').on(table.user_id, table.provider_id, table.day),
    index('waitlist_provider').on(table.provider_id, table.ends_at),
    index('waitlist_card').on(table.service_card_id),
    index('waitlist_ends').on(table.ends_at),
    check('waitlist_mode', isOneOf(table.mode, BOOKING_MODES)),
    check('waitlist_part', isOneOf(table.part, WANTED_PARTS)),
    check('waitlist_half_hours', isBetween(table.half_hours, HALF_HOURS.min, HALF_HOURS.max)),
    check('waitlist_turns', isBetween(table.turns, 0, WAITLIST.turns)),
    check(
      'waitlist_told',
      sql`(${table.turns} = 0) = (${table.told_at} is null) and (${table.told_at} is null) = (${table.told_start} is null)
        and (${table.waits} or ${table.told_at} is not null)`,
    ),
  ],
).enableRLS();
