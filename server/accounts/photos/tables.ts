import { index, pgTable } from 'drizzle-orm/pg-core';
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
