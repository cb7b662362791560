import * as z from 'zod';
import { refuseField, type Refusal } from './verb.ts';

/**
 * The position after the last row of a page: the row's sort value (a count, or an instant in epoch milliseconds) and
 * id. Opaque to clients.
 */
export const Cursor = z.tuple([z.int().min(-8_640_000_000_000).max(8_640_000_000_000), z.uuid()]);
export type Cursor = z.infer<typeof Cursor>;

export function writeCursor(cursor: unknown): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Reads a cursor; null for the first page, a refusal if the text is not a cursor. */
export function readCursor(text: string | undefined): Cursor | null | Refusal<'invalid_input'> {
  return text === undefined ? null : readCursorOf(Cursor, text);
}

/** Reads the cursor of a list that has more to say than where its last row stood. */
export function readCursorOf<Read>(schema: z.ZodType<Read>, text: string): Read | Refusal<'invalid_input'> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return refuseField('cursor', 'is not a cursor of this list');
  }
}

/** Takes `limit` items of the `limit + 1` rows that were read, and returns the cursor of the next page. */
export function cutPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => Item,
  cursorOf: (row: Row) => Cursor,
): { items: Item[]; next_cursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(view),
    next_cursor: last === undefined ? null : writeCursor(cursorOf(last)),
  };
}

/** Which rows of a list these are: "0-49/1234", or `*` instead of the rows. */
export function contentRange(offset: number, rows: number, total: number): string {
  return rows === 0 ? `*/${total}` : `${offset}-${offset + rows - 1}/${total}`;
}
