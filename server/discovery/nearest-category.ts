import type { Category } from '@hirfa/contract/catalogue';
import { searchWords } from '@hirfa/domain/catalogue';
import { findNearestCategory } from '../catalogue/index.ts';
import type { Ctx } from '../kernel/verb.ts';

/** Shorter words are like too many others. */
const SHORTEST_WORD = 3;

/** The category that somebody may mean who misspelt a word, or wrote a sentence with it. */
export async function nearestCategory({ ctx, input }: { ctx: Ctx; input: { q: string } }): Promise<Category | null> {
  const words = searchWords(input.q).filter((word) => word.length >= SHORTEST_WORD);
  return (await findNearestCategory(ctx.db, words)) ?? null;
}
