import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db.ts';

/** PostgreSQL reads the rows from one text, so it must not get too long. */
const ROWS_AT_ONCE = 2000;
/** What JSON has itself; other values are written as the driver writes them. */
const AS_JSON = /^Pg(Array|Jsonb?)$/;

/**
 * Inserts many rows as JSON, which PostgreSQL takes apart: the query builder needs ten times as long to write each
 * value as a parameter. A column that a row does not name gets its default.
 */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const alike = Map.groupBy(rows, (row) => namedIn(row).join());
  for (const some of alike.values()) {
    const named = namedIn(some[0] ?? {}).flatMap((key) => (columns[key] ? [[key, columns[key]] as const] : []));
    const names = sql.join(
      named.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    );
    for (let from = 0; from < some.length; from += ROWS_AT_ONCE) {
      const json = JSON.stringify(some.slice(from, from + ROWS_AT_ONCE).map((row) => written(row, named)));
      await db.execute(
        sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
      );
    }
  }
}

const namedIn = (row: object) => Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]));

function written(row: object, named: readonly (readonly [string, PgColumn])[]): Record<string, unknown> {
  const values = new Map(Object.entries(row));
  return Object.fromEntries(
    named.map(([key, column]) => {
      const value: unknown = values.get(key);
      const isPlain = value === null || AS_JSON.test(column.columnType);
      return [column.name, isPlain ? value : column.mapToDriverValue(value)];
    }),
  );
}
