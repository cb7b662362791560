import type { Offer } from '@hirfa/contract/discovery';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { findOffers } from './queries.ts';

interface Input {
  slug: string;
  limit: number;
  cursor?: string | undefined;
}

/** The database answers one level deep; a provider carries its category. */
function offer({ card, provider, category }: Awaited<ReturnType<typeof findOffers>>[number]): Offer {
  return { card, provider: { ...provider, category } };
}

/** Who offers a service, and for how much: most jobs first. */
export async function listOffers({ ctx, input }: { ctx: Ctx; input: Input }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findOffers(ctx.db, input.slug, cursor, input.limit + 1);
  return cutPage(rows, input.limit, offer, (row) => [row.provider.total_jobs, row.card.id]);
}
