import { sql, type SQL } from 'drizzle-orm';
import { numeric, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Primary key: a UUIDv7 made in `ids.ts`. */
export const id = () => uuid('id').primaryKey();

/** An instant. Milliseconds, because finer ones would lose rows between pages. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** EGP with two decimals; computed with as piastres. */
export const amount = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A CHECK that a text column holds one of these words (text instead of enum types: words may come and go). */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
