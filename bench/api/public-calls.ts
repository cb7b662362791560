import { getProvider, listOffers, listProviders, listServices } from '@hirfa/server/discovery';
import type { sentStatements } from '@hirfa/server/testing/figures/sent-statements';
import type { RunningSite } from '@hirfa/server/testing/site';
import { sql } from 'drizzle-orm';

type Read = Parameters<typeof sentStatements>[1][number];

/** A call of visitors, with the paths that are asked for in turn, and the reads behind them. */
export interface PublicCall {
  what: string;
  reads: { path: string; read: Read }[];
}

/** A category in which few providers have an offer. */
export const RARE_CATEGORY = 'rare';
const LIMIT = 20;
const SEARCHES = ['repair', 'sink', 'clean', 'garden design', 'oven installation', 'polish', 'pool', 'lessons'];

/** The calls whose speed is measured, with many different inputs. Not all demo providers have a public page. */
export async function publicCalls({ owner, address, clock }: RunningSite): Promise<PublicCall[]> {
  const { now } = clock;
  const visitor = (db: Parameters<Read>[0]) => ({ db, now, actor: { kind: 'visitor' } as const });
  const slugs = await owner.execute<{ slug: string }>(
    sql`select slug from categories where provider_count > 0 order by slug`,
  );
  const services = await owner.execute<{ slug: string }>(sql`select slug from services order by id limit 200`);
  const providers = await owner.execute<{ id: string }>(
    sql`select id from public_providers order by hashtext(id::text) limit 400`,
  );
  /** The first page and the one after it. */
  const pages = async (path: string, read: (db: Parameters<Read>[0], cursor?: string) => Promise<unknown>) => {
    const cursor = await nextCursor(new URL(path, address));
    const first = { path, read };
    if (cursor === null) return [first];
    return [first, { path: `${path}&cursor=${cursor}`, read: (db: Parameters<Read>[0]) => read(db, cursor) }];
  };
  const lists = slugs.map(({ slug: category }) =>
    pages(`/api/v1/providers?category=${category}&limit=${LIMIT}`, (db, cursor) =>
      listProviders({ ctx: visitor(db), input: { category, limit: LIMIT, cursor } }),
    ),
  );
  const offers = services.map(({ slug }) =>
    pages(`/api/v1/services/${slug}/offers?limit=${LIMIT}`, (db, cursor) =>
      listOffers({ ctx: visitor(db), input: { slug, limit: LIMIT, cursor } }),
    ),
  );
  return [
    { what: 'providers of a category', reads: (await Promise.all(lists)).flat() },
    { what: 'offers of a service', reads: (await Promise.all(offers)).flat() },
    {
      what: 'a provider',
      reads: providers.map(({ id }) => ({
        path: `/api/v1/providers/${id}`,
        read: (db) => getProvider({ ctx: visitor(db), input: { id } }),
      })),
    },
    {
      what: 'services of a search',
      reads: SEARCHES.map((q) => ({
        path: `/api/v1/services?q=${encodeURIComponent(q)}&limit=${LIMIT}`,
        read: (db) => listServices({ ctx: visitor(db), input: { q, limit: LIMIT } }),
      })),
    },
  ];
}

async function nextCursor(url: URL): Promise<string | null> {
  const answer = await fetch(url);
  const { next_cursor }: { next_cursor: string | null } = await answer.json();
  return next_cursor;
}
