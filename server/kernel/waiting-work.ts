import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import type { Cursor } from './cursors.ts';

/** Which part of a list: after a position, without what somebody has just decided. */
export interface WaitingPage {
  after: Cursor | null;
  except: readonly string[];
  rows: number;
}

/** Work of one kind that waits for an admin, the longest waiting first. A room lists its own, by an index. */
export interface WaitingWork<Row extends { id: string; since: Date }> {
  find(db: Database, page: WaitingPage): Promise<Row[]>;
  /** A query of how many there are, up to a number; the counts of all kinds are one statement. */
  count(except: readonly string[], most: number): SQL;
}

/**
 * Counts rows up to a number. It is written into the statement: for a limit that is a value, PostgreSQL expects a tenth
 * of all rows.
 */
export function countUpTo(most: number, from: SQLWrapper, where?: SQL): SQL {
  const condition = where && sql`where ${where}`;
  return sql`(select count(*)::int from (select from ${from} ${condition} limit ${sql.raw(String(most))}) as counted)`;
}

/** The condition of a page of rows that have waited since an instant. */
export function isOnPage(since: SQL, id: SQL, { after, except }: Pick<WaitingPage, 'after' | 'except'>): SQL {
  const others = sql`${id} <> all (${sql.param([...except])}::uuid[])`;
  if (after === null) return others;
  return sql`${others} and (${since}, ${id}) > (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`;
}
