import type { Offer } from '@hirfa/contract/discovery';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findOffers } from './provider-queries.ts';

interface Input {
  slug: string;
  limit: number;
  cursor?: string | undefined;
}

/** Moves the category of a row into its provider. */
function offer({ card, provider, category }: Awaited<ReturnType<typeof findOffers>>[number]): Offer {
  return { card, provider: { ...provider, category } };
}

/** The offers of a service, providers with the most jobs first. */
export async function listOffers({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findOffers(ctx.db, input.slug, cursor, input.limit + 1);
  return cutPage(rows, input.limit, offer, (row) => [row.provider.total_jobs, row.card.id]);
}
