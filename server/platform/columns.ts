import { DAY_MINUTES } from '@hirfa/domain/market';
import { sql, type SQL } from 'drizzle-orm';
import { numeric, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Primary key: a UUIDv7 from `ids.ts`. */
export const id = () => uuid('id').primaryKey();

/** An instant, in milliseconds: JavaScript drops finer digits, and a cursor without them would skip rows. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** EGP with two decimals; calculations use piastres. */
export const amount = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A CHECK that a text column has one of these values. Text is easier to migrate than enum types. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/** A CHECK that a number is within these limits. */
export function isBetween(column: AnyPgColumn, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(`${min} and ${max}`)}`;
}

/** A CHECK that a text has a character at least, and so many at most. */
export function isText(column: AnyPgColumn, max: number): SQL {
  return sql`length(${column}) between 1 and ${sql.raw(String(max))}`;
}

/** A CHECK that two columns are the minutes of a part of a day. */
export function isPartOfDay(from: AnyPgColumn, to: AnyPgColumn): SQL {
  return sql`${from} >= 0 and ${to} > ${from} and ${to} <= ${MIDNIGHT}`;
}

/** The minute of a day at which the next one begins. */
export const MIDNIGHT = sql.raw(String(DAY_MINUTES));
