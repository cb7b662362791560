import { searchWords } from '@hirfa/domain/catalogue';
import type { ProviderType } from '@hirfa/domain/providers';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findProviders } from './provider-queries.ts';
import { pricesOf, withPriceFrom } from './views.ts';

interface Input {
  q?: string | undefined;
  type?: ProviderType | undefined;
  category?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** One letter is the beginning of too many names. */
const LETTERS_OF_A_NAME = 2;

/** Verified active providers, most jobs first, whose public name matches every word of a search. */
export async function listProviders({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const { q = '', type, category } = input;
  const words = searchWords(q);
  const isName = words.some((word) => word.length >= LETTERS_OF_A_NAME);
  if (!isName && q.trim() !== '') return { items: [], next_cursor: null };
  const rows = await findProviders(ctx, { type, category, words }, cursor, input.limit + 1);
  const view = withPriceFrom(pricesOf(rows));
  return cutPage(
    rows,
    input.limit,
    (row) => ({ ...view(row), next_free_at: null, offer: null }),
    (row) => [row.total_jobs, row.id],
  );
}
