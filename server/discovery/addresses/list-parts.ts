import type { Ctx } from '../../kernel/verb.ts';
import { ADDRESS_KINDS } from '../tables.ts';
import { findParts } from './queries.ts';

/** All pages of the market for search engines, in parts of at most `size` addresses: which begin where. */
export async function listParts({ ctx: { db }, input: { size } }: { ctx: Pick<Ctx, 'db'>; input: { size: number } }) {
  const parts = ADDRESS_KINDS.map(async (kind) => {
    const found = await findParts(db, { kind, size });
    // The first one begins wherever its first row is.
    return found.map(({ from, changed_at }, index) => ({ kind, from: index === 0 ? undefined : from, changed_at }));
  });
  return (await Promise.all(parts)).flat();
}
