import type { DataKind } from '@hirfa/domain/privacy';
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
  /** Under which name the privacy page speaks of it. */
  kind: DataKind;
  /** The login that erases the rows when the account ends. */
  login: 'worker' | 'auth';
  /** The SQL condition for a person's rows; `$person` is their id. */
  rows: string;
  /**
   * Columns that the export omits, or fields of them ("metadata.user_id"): secrets and data about others. `all`: the
   * reason why the table is omitted.
   */
  hidden?: readonly string[] | { all: string };
  /** When the account ends, rows are deleted, emptied (column to SQL value), or kept for a reason. */
  after: 'deleted' | { emptied: Readonly<Record<string, string>> } | { kept: string };
}

/** Runs one read as the login that may see the person's rows of a table. */
type Read = <Answer>(login: PersonalTable['login'], work: (db: Database) => Promise<Answer>) => Promise<Answer>;

/** How many rows and how many keys one read returns: the memory of a copy does not grow with its length. */
const BATCH = 500;
const MOST_KEYS = 20_000;
const KeyColumns = z.array(z.object({ name: z.string(), type: z.string() })).min(1);
type KeyColumns = z.infer<typeof KeyColumns>;
const Keys = z.array(z.object({ key: z.array(z.string()) }));
type Key = readonly string[];
const Rows = z.array(z.object({ row: z.string() }));

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
  let separator = '';
  let last: Key | undefined;
  do {
    const keys = await read(table.login, (db) => findKeys(db, table, { columns, userId, last }));
    for (let first = 0; first < keys.length; first += BATCH) {
      const rows = await read(table.login, (db) => findRows(db, table, columns, keys.slice(first, first + BATCH)));
      if (rows.length > 0) yield separator + rows.join(',');
      if (rows.length > 0) separator = ',';
    }
    last = keys.length < MOST_KEYS ? undefined : keys.at(-1);
  } while (last !== undefined);
}

async function findPrimaryKey(db: Database, table: string) {
  const found = await db.execute(sql`
    select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`);
  return KeyColumns.parse(found);
}

/**
 * The next keys of a person's rows after `last`. The rows are found before they are sorted: PostgreSQL would walk the
 * primary key of all people instead until it has met enough rows of this one.
 */
async function findKeys(
  db: Database,
  { table, rows }: PersonalTable,
  { columns, userId, last }: { columns: KeyColumns; userId: string; last: Key | undefined },
): Promise<Key[]> {
  const names = columns.map(({ name }) => sql.raw(name));
  const key = sql.join(names, sql`, `);
  const texts = names.map((name) => sql`${name}::text`);
  const values = columns.map(({ type }, index) => sql`${last?.[index]}::text::${sql.raw(type)}`);
  const after = last === undefined ? sql`true` : sql`(${key}) > (${sql.join(values, sql`, `)})`;
  const found = await db.execute(sql`
    with theirs as materialized (select ${key} from ${sql.raw(table)} as each where ${about(rows, userId)})
    select array[${sql.join(texts, sql`, `)}] as key from theirs where ${after} order by ${key} limit ${MOST_KEYS}`);
  return Keys.parse(found).map(({ key: values }) => values);
}

/** The rows with these keys, in their order. None of them becomes another person's. */
async function findRows(
  db: Database,
  { table, hidden = [] }: PersonalTable,
  columns: KeyColumns,
  keys: readonly Key[],
): Promise<string[]> {
  const without = sql.raw('all' in hidden ? '' : hidden.map((path) => `#- '{${path.replace('.', ',')}}'`).join(' '));
  const lists = columns.map(
    ({ type }, index) => sql`${sql.param(keys.map((key) => key[index]))}::text[]::${sql.raw(type)}[]`,
  );
  const names = sql.raw(columns.map(({ name }) => name).join(', '));
  const isWanted = sql.raw(columns.map(({ name }) => `each.${name} = wanted.${name}`).join(' and '));
  const found = await db.execute(sql`
    select (to_jsonb(each) ${without})::text as row
    from unnest(${sql.join(lists, sql`, `)}) with ordinality as wanted (${names}, place)
    join ${sql.raw(table)} as each on ${isWanted} order by place`);
  return Rows.parse(found).map(({ row }) => row);
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
