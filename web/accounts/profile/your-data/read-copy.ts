/** A row of a copy of somebody's data: its values by the names of the columns. */
export type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a copy, by the names of the tables; nothing of what is no copy. */
export function readCopy(copy: unknown): Readonly<Record<string, readonly Row[]>> {
  const data = isObject(copy) && isObject(copy['data']) ? copy['data'] : {};
  return Object.fromEntries(
    Object.entries(data).map(([table, rows]) => [table, Array.isArray(rows) ? rows.filter(isObject) : []]),
  );
}

/** The first of these columns that has a value; an empty text where none has one. */
export function textOf(row: Row, columns: readonly string[]): string {
  const value = columns.map((column) => row[column]).find((each) => each !== null && each !== undefined && each !== '');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
