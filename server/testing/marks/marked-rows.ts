import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PersonalTable } from '../../kernel/personal-data.ts';
import type { Database, Pool } from '../../platform/db.ts';

const Column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  /** Null, or the first of the few values that the column may have. */
  one_of: z.string().nullable(),
  /** Whether a row can not be without a value, and the database has none to give. */
  is_needed: z.boolean(),
  /** Whether it may contain words: it is no key, no reference, and not made by the database. */
  is_free: z.boolean(),
});
type Column = z.infer<typeof Column>;
export type Columns = readonly Column[];

/** The columns of all tables of the product, before `dropChecks`. */
export async function readColumns(owner: Pool): Promise<Columns> {
  const rows = await owner.execute(sql`
    select format('%s.%s', nspname, relname) as table, attname as name, format_type(atttypid, atttypmod) as type,
      (select substring(pg_get_constraintdef(checks.oid) from '\\(ARRAY\\[''([^'']*)''') from pg_constraint as checks
        where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(checks.oid) like '%= ANY (%' limit 1) as one_of,
      attnotnull and not atthasdef and attidentity = '' as is_needed,
      attgenerated = '' and format_type(atttypid, null) in ('text', 'text[]', 'jsonb')
        and not exists (select from pg_constraint where conrelid = pg_class.oid and attnum = any (conkey)
          and contype in ('p', 'f', 'u')) as is_free
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and attnum > 0 and not attisdropped and nspname in ('public', 'auth') order by 1, attnum`);
  return z.array(Column).parse(rows);
}

/** Any text fits into any column afterwards: what the columns may contain is tested elsewhere. */
export async function dropChecks(owner: Pool): Promise<void> {
  await owner.execute(sql`do $$ declare each record; begin
    for each in select conrelid::regclass as table, conname from pg_constraint where contype = 'c' and conrelid <> 0
      and connamespace in ('public'::regnamespace, 'auth'::regnamespace)
    loop execute format('alter table %s drop constraint %I', each.table, each.conname); end loop;
  end $$`);
}

/** Runs work to which neither triggers nor references say no. */
function unchecked<Answer>(owner: Pool, work: (db: Database) => Promise<Answer>): Promise<Answer> {
  return owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    return work(tx);
  });
}

/** Inserts a row with these values; the other columns that need one have some value of their type. */
export async function insertRow(
  owner: Pool,
  columns: Columns,
  table: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const wanted = columns.filter((each) => each.table === table && (each.is_needed || each.name in given));
  const values = wanted.map((each) =>
    each.name in given ? sql`${given[each.name]}` : sql`${someValue(each)}::${sql.raw(each.type)}`,
  );
  const names = sql.raw(wanted.map(({ name }) => `"${name}"`).join(', '));
  await unchecked(owner, (db) =>
    db.execute(
      sql`insert into ${sql.raw(table)} (${names}) values (${sql.join(values, sql`, `)}) on conflict do nothing`,
    ),
  );
}

/** Whether a table with a `user_id` has a row of one of these people. */
export async function hasRowOf(owner: Pool, table: string, people: readonly string[]): Promise<boolean> {
  const found = await owner.execute(
    sql`select from ${sql.raw(table)} where user_id = any (${sql.param([...people])}::uuid[])`,
  );
  return found.length > 0;
}

function someValue({ type, one_of }: Column): SQL {
  if (type === 'uuid' || (type === 'text' && one_of === null)) return sql`gen_random_uuid()::text`;
  if (type === 'text') return sql`${one_of}`;
  if (type === 'boolean') return sql`'false'`;
  if (type === 'jsonb' || type.endsWith('[]')) return sql`'{}'`;
  return type.startsWith('timestamp') || type === 'date' ? sql`'2026-11-21'` : sql`'1'`;
}

const conditionOf = (rows: string, userId: string) =>
  sql.join(rows.split('$person').map(sql.raw), sql`${userId}::uuid`);

/** Writes a mark into every column for words of a person's rows; returns how many rows there are. */
export async function markRows(
  owner: Pool,
  columns: Columns,
  { table, rows }: PersonalTable,
  { userId, mark }: { userId: string; mark: string },
): Promise<number> {
  const of = conditionOf(rows, userId);
  const free = columns.filter((each) => each.table === table && each.is_free && each.one_of === null);
  const words = sql`${mark} || '.' || gen_random_uuid()`;
  const changes = free.map(({ name, type }) => {
    const column = sql.raw(`"${name}"`);
    const object = sql`case when jsonb_typeof(each.${column}) = 'object' then each.${column} else '{}' end`;
    const marked =
      { jsonb: sql`${object} || jsonb_build_object('words', ${words})`, 'text[]': sql`array[${words}]` }[type] ?? words;
    return sql`${column} = case when each.${column}::text ilike ${`%${mark}%`} then each.${column} else ${marked} end`;
  });
  const found = await unchecked(owner, (db) =>
    changes.length === 0
      ? db.execute(sql`select 1 from ${sql.raw(table)} as each where ${of}`)
      : db.execute(sql`update ${sql.raw(table)} as each set ${sql.join(changes, sql`, `)} where ${of} returning 1`),
  );
  return found.length;
}

export async function countRows(owner: Pool, { table, rows }: PersonalTable, userId: string): Promise<number> {
  return (await owner.execute(sql`select 1 from ${sql.raw(table)} as each where ${conditionOf(rows, userId)}`)).length;
}

/** Every column of the whole database with a value that contains a text: "public.bookings.title". */
export async function columnsWith(owner: Pool, text: string): Promise<string[]> {
  const tables = z.array(z.object({ name: z.string() })).parse(
    await owner.execute(sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await owner.execute(sql`select distinct field.key from ${sql.raw(name)} as each,
      jsonb_each_text(to_jsonb(each)) as field where field.value ilike ${`%${text}%`} order by 1`);
    found.push(...rows.map(({ key }) => `${name}.${String(key)}`));
  }
  return found;
}
