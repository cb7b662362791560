import type { Ctx } from '../../kernel/verb.ts';
import { findAddresses, findVersion, type Part } from './queries.ts';

type ReadPart = { ctx: Pick<Ctx, 'db'>; input: Part & { rows: number } };

/** One part of the pages for search engines. It is read in pages of `rows`, while whoever asks receives it. */
export async function readPart({ ctx: { db }, input: { rows, ...part } }: ReadPart) {
  const version = await findVersion(db, part);
  async function* addresses() {
    let after: string | undefined;
    for (let left = part.size; left > 0; left -= rows) {
      const found = await findAddresses(db, part, after, Math.min(rows, left));
      yield found;
      if (found.length < rows) return;
      after = found.at(-1)?.id;
    }
  }
  return { version, addresses };
}
