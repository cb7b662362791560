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

/** Runs one read as the login that may see the person's rows of a table. */
type Read = <Answer>(login: PersonalTable['login'], work: (db: Database) => Promise<Answer>) => Promise<Answer>;

/** How many rows one read returns: the memory of a copy does not grow with its length. */
const BATCH = 500;
const KeyColumns = z.array(z.object({ name: z.string(), type: z.string() })).min(1);
const Rows = z.array(z.object({ row: z.string(), key: z.array(z.string()) }));

/**
 * The rows of these tables about a person, as far as their logins can read them: a JSON object in pieces. Each piece is
 * a read of its own, because a transaction must not stay open while a slow client takes the pieces.
 */
export async function* copyPersonalData(
  read: Read,
  tables: readonly PersonalTable[],
  userId: string,
): AsyncGenerator<string, void> {
  const shown = tables.filter(({ hidden = [] }) => !('all' in hidden));
  for (const [index, table] of shown.entries()) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(table.as ?? table.table)}:[`;
    yield* copyTable(read, table, userId);
    yield ']';
  }
  yield '}';
}

async function* copyTable(read: Read, table: PersonalTable, userId: string): AsyncGenerator<string, void> {
  const columns = await read(table.login, (db) => findPrimaryKey(db, table.table));
  let last: readonly string[] | undefined;
  do {
    const batch = await read(table.login, (db) => findBatch(db, table, columns, userId, last));
    if (batch.length > 0) yield (last === undefined ? '' : ',') + batch.map(({ row }) => row).join(',');
    last = batch.length < BATCH ? undefined : batch.at(-1)?.key;
  } while (last !== undefined);
}

async function findPrimaryKey(db: Database, table: string) {
  const found = await db.execute(sql`
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`);
  return KeyColumns.parse(found);
}

/** The next rows after `last`, in the order of the primary key. */
async function findBatch(
  db: Database,
  { table, rows, hidden = [] }: PersonalTable,
  columns: z.infer<typeof KeyColumns>,
  userId: string,
  last: readonly string[] | undefined,
) {
  const without = sql.raw('all' in hidden ? '' : hidden.map((column) => `- '${column}'`).join(' '));
  const key = sql.raw(columns.map(({ name }) => `each.${name}`).join(', '));
  const texts = sql.raw(columns.map(({ name }) => `each.${name}::text`).join(', '));
  const values = columns.map(({ type }, index) => sql`${last?.[index]}::text::${sql.raw(type)}`);
  const after = last === undefined ? sql`true` : sql`(${key}) > (${sql.join(values, sql`, `)})`;
  // The rows are cut off before they become JSON: PostgreSQL would convert all rows of the person for each batch.
  const found = await db.execute(sql`
    select (to_jsonb(each) ${without})::text as row, array[${texts}] as key
    from (select * from ${sql.raw(table)} as each where (${about(rows, userId)}) and ${after} order by ${key} limit ${BATCH}) as each
    order by ${key}`);
  return Rows.parse(found);
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
