import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findOffers } from './provider-queries.ts';
import { offerOf, pricesOf } from './views.ts';

interface Input {
  slug: string;
  limit: number;
  cursor?: string | undefined;
}

/** The offers of a service, providers with the most jobs first. */
export async function listOffers({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findOffers(ctx, input.slug, cursor, input.limit + 1);
  return cutPage(rows, input.limit, offerOf(pricesOf(rows.map(({ card }) => card))), (row) => [
    row.provider.total_jobs,
    row.card.id,
  ]);
}
