import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';

/**
 * A table that holds something about people: which rows are a person's, what of them is in the copy that the person may ask for, and what
 * becomes of them when the account ends. Each room lists its own; a test fails when a table is in no list.
 */
export interface PersonalTable {
  /** With its schema: "auth.users". */
  table: string;
  /** Its name in the copy, where one table has rows of two kinds. */
  as?: string;
  /** Who changes its rows when the account ends. */
  keeper: 'worker' | 'auth';
  /** SQL, with `$person` for the id of the person. */
  rows: string;
  /** Columns that the copy leaves out: secrets, and what is about others. All: why the whole table is left out. */
  hidden?: readonly string[] | { all: string };
  /** Deleted, emptied (column to SQL), or kept as it is, and why. */
  after: 'deleted' | { emptied: Readonly<Record<string, string>> } | { kept: string };
}

const Rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** All that these tables hold about a person, as far as this login may see it. */
export async function copyPersonalData(
  db: Database,
  tables: readonly PersonalTable[],
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const copy: Record<string, Record<string, unknown>[]> = {};
  for (const { table, as, rows, hidden = [] } of tables) {
    if ('all' in hidden) continue;
    const without = sql.raw(hidden.map((column) => `- '${column}'`).join(' '));
    const found = await db.execute(
      sql`select to_jsonb(each) ${without} as row from ${sql.raw(table)} as each where ${about(rows, userId)}`,
    );
    copy[as ?? table] = Rows.parse([...found]).map(({ row }) => row);
  }
  return copy;
}

/** Takes a person out of these tables, in their order. */
export async function erasePersonalData(db: Database, tables: readonly PersonalTable[], userId: string): Promise<void> {
  for (const { table, rows, after } of tables) {
    const of = about(rows, userId);
    if (after === 'deleted') await db.execute(sql`delete from ${sql.raw(table)} as each where ${of}`);
    else if ('emptied' in after) {
      const changes = Object.entries(after.emptied).map(([column, value]) => `${column} = ${value}`);
      await db.execute(sql`update ${sql.raw(table)} as each set ${sql.raw(changes.join(', '))} where ${of}`);
    }
  }
}

function about(rows: string, userId: string): SQL {
  return sql.join(rows.split('$person').map(sql.raw), sql`${userId}::uuid`);
}
