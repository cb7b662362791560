import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { categories, missedSearches, services } from '../tables.ts';

/** The most frequent ones first. */
export function findMissedSearches(db: Database, limit: number) {
  const { id, words, times, last_at } = missedSearches;
  return db.select({ id, words, times, last_at }).from(missedSearches).orderBy(desc(times), desc(last_at)).limit(limit);
}

/** Its words; undefined if it is not there. */
export async function removeMissedSearch(db: Database, id: string): Promise<string | undefined> {
  const [removed] = await db
    .delete(missedSearches)
    .where(eq(missedSearches.id, id))
    .returning({ words: missedSearches.words });
  return removed?.words;
}

const TABLES = { category: categories, service: services } as const;
type Kind = keyof typeof TABLES;

/** The trade words of a category or service; undefined if there is none. */
export async function findTradeWords(db: Database, kind: Kind, id: string): Promise<string | undefined> {
  const table = TABLES[kind];
  const [row] = await db.select({ words: table.trade_words }).from(table).where(eq(table.id, id));
  return row?.words;
}

export async function setTradeWords(db: Database, kind: Kind, id: string, trade_words: string): Promise<void> {
  const table = TABLES[kind];
  await db.update(table).set({ trade_words }).where(eq(table.id, id));
}
