import { TEMPLATE_KINDS } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, isPartOfDay } from '../platform/columns.ts';
import { providerProfiles } from './tables.ts';

const provider = () =>
  uuid('provider_id')
    .notNull()
    .references(() => providerProfiles.id, { onDelete: 'cascade' });

/**
 * Hours that replace the weekly ones from one Cairo day to another, both included. An exclusion constraint in the
 * migration prevents that two templates of a provider cover one day.
 */
export const providerHourTemplates = pgTable(
  'provider_hour_templates',
  {
    id: id(),
    provider_id: provider(),
    kind: text('kind', { enum: TEMPLATE_KINDS }).notNull(),
    /** Both are empty where the kind says enough. */
    name_en: text('name_en').notNull(),
    name_ar: text('name_ar').notNull(),
    first_day: date('first_day').notNull(),
    last_day: date('last_day').notNull(),
  },
  (table) => [
    check('provider_hour_templates_kind', isOneOf(table.kind, TEMPLATE_KINDS)),
    check('provider_hour_templates_days', sql`${table.last_day} >= ${table.first_day}`),
  ],
).enableRLS();

/** The hours of a template, in minutes of Cairo days; a weekday without any is closed. */
export const providerTemplateHours = pgTable(
  'provider_template_hours',
  {
    template_id: uuid('template_id')
      .notNull()
      .references(() => providerHourTemplates.id, { onDelete: 'cascade' }),
    weekday: integer('weekday').notNull(),
    from_minute: integer('from_minute').notNull(),
    to_minute: integer('to_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.template_id, table.weekday, table.from_minute] }),
    check('provider_template_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check('provider_template_hours_minutes', isPartOfDay(table.from_minute, table.to_minute)),
  ],
).enableRLS();

/** A day off, without minutes, or hours in addition to those of the day. */
export const providerDayExceptions = pgTable(
  'provider_day_exceptions',
  {
    id: id(),
    provider_id: provider(),
    day: date('day').notNull(),
    kind: text('kind', { enum: ['off', 'hours'] }).notNull(),
    from_minute: integer('from_minute'),
    to_minute: integer('to_minute'),
  },
  (table) => [
    unique('provider_day_exceptions_key').on(table.provider_id, table.day, table.from_minute).nullsNotDistinct(),
    check('provider_day_exceptions_kind', isOneOf(table.kind, ['off', 'hours'])),
    check(
      'provider_day_exceptions_minutes',
      sql`case ${table.kind} when 'off' then num_nonnulls(${table.from_minute}, ${table.to_minute}) = 0
        else coalesce(${isPartOfDay(table.from_minute, table.to_minute)}, false) end`,
    ),
  ],
).enableRLS();

/**
 * The calendar of a provider: `version` grows with every change of their hours; the token is the secret of the address
 * of their feed; the rest is about the calendar that they import. `import_setbacks` counts the readings in a row that
 * failed or were slow; `import_unread` and `import_guessed` count the events of the last reading that worked which were
 * not read whole, or are in a zone that nobody knows. No row: version 0, no feed, no import.
 */
export const providerCalendars = pgTable(
  'provider_calendars',
  {
    provider_id: provider().primaryKey(),
    version: integer('version').notNull().default(0),
    feed_token: text('feed_token').unique(),
    import_address: text('import_address'),
    import_read_at: instant('import_read_at'),
    import_problem: text('import_problem'),
    import_etag: text('import_etag'),
    /** When it is read again; null while that is about to happen. */
    import_next_at: instant('import_next_at'),
    import_setbacks: integer('import_setbacks').notNull().default(0),
    import_unread: integer('import_unread').notNull().default(0),
    import_guessed: integer('import_guessed').notNull().default(0),
  },
  (table) => [
    check('provider_calendars_version', sql`${table.version} >= 0`),
    check('provider_calendars_unread', sql`${table.import_unread} >= 0 and ${table.import_guessed} >= 0`),
    check(
      'provider_calendars_import',
      sql`${table.import_address} is not null
        or num_nonnulls(${table.import_read_at}, ${table.import_problem}, ${table.import_etag}, ${table.import_next_at})
          + ${table.import_setbacks} = 0`,
    ),
  ],
).enableRLS();

/** Imported busy times; an import replaces all of a provider. */
export const providerBusyTimes = pgTable(
  'provider_busy_times',
  {
    provider_id: provider(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider_id, table.ends_at, table.starts_at] }),
    index('provider_busy_times_ends').on(table.ends_at),
    check('provider_busy_times_order', sql`${table.ends_at} > ${table.starts_at}`),
  ],
).enableRLS();
