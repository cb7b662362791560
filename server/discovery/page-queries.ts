import { and, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Cursor } from '../kernel/cursors.ts';
import type { Ctx } from '../kernel/verb.ts';
import type { Database } from '../platform/db.ts';

/** What every read of visitors with prices needs: the pool, and when the prices hold. */
export type ReadCtx = Pick<Ctx, 'db' | 'now'>;
export type Moment = Pick<Ctx, 'now'>;

/** Where a page of a list in descending order of two columns begins. */
export interface Page {
  after_value?: string | number | undefined;
  after_id?: string | undefined;
}

export function pageAfter(cursor: Cursor | null): Page {
  return cursor === null ? {} : { after_value: cursor[0], after_id: cursor[1] };
}

/** The numbers of rows that are read at once, one more than pages show. Each is a statement of its own. */
const ROWS = [7, 13, 25, 51] as const;

/** A list, read with the smallest of these numbers that is enough. */
export function pagesOf<Values, Row>(make: (rows: number) => (db: Database, values: Values) => Promise<Row[]>) {
  const made = ROWS.map((rows) => ({ rows, run: make(rows) }));
  return async (db: Database, values: Values, wanted: number): Promise<Row[]> => {
    const fitting = made.find(({ rows }) => rows >= wanted);
    if (fitting === undefined) throw new Error(`no page has ${wanted} rows`);
    return (await fitting.run(db, values)).slice(0, wanted);
  };
}

/**
 * The order of a page with its limit, which the query builder could only write as a value: PostgreSQL would take it for
 * any number, and plan the statement again in each run.
 */
export function mostFirst(value: SQLWrapper, id: SQLWrapper, rows: number): SQL[] {
  return [desc(value), sql`${id} desc limit ${sql.raw(String(rows))}`];
}

/** The rows behind the cursor of a page. */
export function behind(value: unknown, id: unknown): SQL {
  return sql`(${value}, ${id}) < (${sql.placeholder('after_value')}, ${sql.placeholder('after_id')})`;
}

/** The words of a search that count; the text of a statement depends on their number. */
export const WORDS = ['word_1', 'word_2', 'word_3', 'word_4', 'word_5', 'word_6'] as const;
export type Words = Partial<Record<(typeof WORDS)[number], string>>;

/** Patterns for what contains a word with this beginning; words have only letters and digits (`searchWords`). */
export function beginnings(words: readonly string[]): Words {
  return Object.fromEntries(words.slice(0, WORDS.length).map((word, index) => [WORDS[index], `% ${word}%`]));
}

/** Each given word has to match. */
export function everyWord(isGiven: (name: keyof Words) => boolean, matches: (pattern: SQL) => SQL | undefined) {
  return and(...WORDS.filter(isGiven).map((word) => matches(sql`${sql.placeholder(word)}`)));
}

export interface Searched {
  /** Of `searchWords`. */
  words?: readonly string[];
}
