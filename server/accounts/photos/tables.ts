import { type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/columns.ts';

/**
 * Files that nothing shows: those of photos on their way, of photos that were removed, and of people who have left.
 * Housekeeping deletes them from an instant on.
 */
export const unusedPhotos = pgTable(
  'unused_photos',
  { id: id(), remove_at: instant('remove_at').notNull() },
  (table) => [index('unused_photos_remove_at').on(table.remove_at)],
);

/** The columns of a table whose rows are photos: the name of the file, its size in pixels, and what was sent. */
export const photoColumns = () => ({
  photo_id: uuid('photo_id').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Of the file that was sent. */
  hash: text('hash').notNull(),
  created_at: instant('created_at').notNull(),
});

export const hasSize = (name: string, { width, height }: Record<'width' | 'height', SQLWrapper>) =>
  check(name, sql`${width} > 0 and ${height} > 0`);
