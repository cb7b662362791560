import { Review } from '@hirfa/contract/reviews';
import { openMarket } from '@hirfa/server/testing/market';
import { NO_LIMITS, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Measured, median, report } from './figures.ts';

/**
 * `npm run bench:reviews`: what visitors read of a provider with a hundred thousand reviews, over HTTP, in turns with
 * the same of a provider with ten. The answers have as many reviews each.
 */
const REVIEWS = { few: 10, many: 100_000 };
const CALLS = 400;
const WARM_CALLS = 100;
const LIMIT = 1.3;
/** As many as the provider with few reviews has on a second page as well. */
const PAGE = 5;

const SORTED = '/api/v1/providers?sort=rating&limit=12';

const Page = z.object({ items: z.array(Review), next_cursor: z.string(), rating_count: z.int() });

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
try {
  const few = await providerWith(REVIEWS.few);
  const sortedBefore = await times([SORTED]);
  const many = await providerWith(REVIEWS.many);
  await site.owner.execute(sql`vacuum analyze reviews, provider_ratings, provider_metrics`);
  const figures = growth('providers sorted by rating', [...sortedBefore, ...(await times([SORTED]))]);
  const paths = { few: await pathsOf(few, REVIEWS.few), many: await pathsOf(many, REVIEWS.many) };
  for (const [at, { what }] of paths.few.entries())
    figures.push(...growth(what, await times([paths.few[at]?.path ?? '', paths.many[at]?.path ?? ''])));
  report(figures);
} finally {
  await site.stop();
  await postgres.stop();
}

/** A provider about whom so many have written. Without triggers, as a restored backup; ratings are added afterwards. */
async function providerWith(count: number): Promise<string> {
  const { provider } = await openMarket(site);
  await site.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into reviews
        (id, booking_id, subject, provider_id, stars, text, author_name, created_at, published_at)
      select uuidv7(), uuidv7(), 'provider', ${provider.id}, 1 + n % 5, 'Came on time and cleaned up. ' || n, 'Mona F.', at, at
      from generate_series(1, ${count}::int) as n
      cross join lateral (select ${site.clock.now.toISOString()}::timestamptz - n * interval '7 minutes' as at) as past`);
    await tx.execute(sql`select add_ratings(array_agg(provider_id), array_agg(stars), array_agg(1))
      from reviews where provider_id = ${provider.id}`);
  });
  return provider.id;
}

async function pathsOf(provider: string, count: number): Promise<{ what: string; path: string }[]> {
  const reviews = `/api/v1/providers/${provider}/reviews?limit=${PAGE}`;
  const { next_cursor, rating_count } = Page.parse(await (await fetch(site.address + reviews)).json());
  if (rating_count !== count) throw new Error(`${rating_count} reviews are counted of ${count}`);
  return [
    { what: 'newest reviews with the distribution', path: reviews },
    { what: 'the next page of reviews', path: `${reviews}&cursor=${encodeURIComponent(next_cursor)}` },
    { what: 'the page of the provider', path: `/api/v1/providers/${provider}` },
  ];
}

/** How long each of the calls takes, in turns, in milliseconds. */
async function times(paths: readonly string[]): Promise<number[][]> {
  const all: number[][] = paths.map(() => []);
  for (let call = 0; call < WARM_CALLS + CALLS; call += 1)
    for (const [of, path] of paths.entries()) {
      const start = performance.now();
      const answer = await fetch(site.address + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
      if (call >= WARM_CALLS) all[of]?.push(performance.now() - start);
    }
  return all;
}

function growth(what: string, [few = [], many = []]: readonly number[][]): Measured[] {
  return [
    { what: `${what}, ${REVIEWS.few} reviews: median`, figure: median(few), unit: 'ms' },
    { what: `${what}, ${REVIEWS.many} reviews: median`, figure: median(many), unit: 'ms' },
    { what: `${what}: growth`, figure: median(many) / median(few), unit: '×', limit: LIMIT },
  ];
}
