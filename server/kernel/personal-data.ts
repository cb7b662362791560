import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';

/**
 * A table with personal data: which rows belong to a person, which columns the person's export contains, and what
 * happens to the rows when the account ends. Each room lists its tables; a test fails if a table is missing.
 */
export interface PersonalTable {
  /** The name with the schema: "auth.users". */
  table: string;
  /** The name in the export, if one table is listed twice. */
  as?: string;
  /** The login that erases the rows when the account ends. */
  login: 'worker' | 'auth';
  /** The SQL condition for a person's rows; `$person` is their id. */
  rows: string;
  /** Columns that the export omits: secrets and data about others. `all`: the reason why the table is omitted. */
  hidden?: readonly string[] | { all: string };
  /** When the account ends, rows are deleted, emptied (column to SQL value), or kept for a reason. */
  after: 'deleted' | { emptied: Readonly<Record<string, string>> } | { kept: string };
}

const Rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** The rows of these tables about a person, as far as this login can read them. */
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

/** Erases a person from these tables, in their order. */
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
