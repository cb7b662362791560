import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';

interface Copied {
  /** Which rows are copied, by default those of the booking `original`. */
  of?: SQL;
  /** The values of a copy that differ from those of its original, which is `row`. */
  values: Readonly<Record<string, SQL>>;
  /** Which of the copies have rows in this table. */
  where?: SQL;
}

/** Inserts rows for the table `copies`, which has the id of each copy and that of its original. */
export async function insertCopies(tx: Database, table: string, copied: Copied): Promise<void> {
  const { of = sql`row.booking_id = original`, values, where = sql`true` } = copied;
  const columns = await tx.execute<{ name: string }>(sql`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
    order by attnum`);
  const names = columns.map(({ name }) => sql.identifier(name));
  const list = columns.map(({ name }) => values[name] ?? sql`row.${sql.identifier(name)}`);
  await tx.execute(sql`insert into ${sql.raw(table)} (${sql.join(names, sql`, `)}) select ${sql.join(list, sql`, `)}
    from copies join ${sql.raw(table)} as row on ${of} where ${where}`);
}
