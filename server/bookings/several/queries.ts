import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import type { BookableOffer } from '../queries.ts';
import { publicOffers } from '../tables.ts';

/** Those of these offers that can be booked now. */
export async function findOffers(db: Database, cardIds: readonly string[]): Promise<BookableOffer[]> {
  if (cardIds.length === 0) return [];
  return db
    .select()
    .from(publicOffers)
    .where(inArray(publicOffers.id, [...cardIds]));
}
