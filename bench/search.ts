import { countProviders, listProviders, suggest } from '@hirfa/server/discovery';
import { insertManyProviders } from '@hirfa/server/testing/figures/many-providers';
import { type ProviderCount, type ProviderSearch, searchesFor } from '@hirfa/server/testing/figures/searches';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import type { PublicCall } from './api/public-calls.ts';
import { openBare } from './beside-bare.ts';
import { type Measured, median, report } from './figures.ts';
import { load } from './load.ts';

/**
 * `npm run bench:search`: what somebody who searches waits for, with 100 000 providers and 300 000 offers, beside a bare
 * handler that sends the same statements. `npm run bench:search -- 1000000`: how much longer the same calls take with a
 * million providers than with ten times fewer.
 */
const FEW = 100_000;
const PROVIDERS = Number(process.argv[2] ?? FEW);
const ROUNDS = Number(process.argv[3] ?? 3);
const RARE = 'rare';
const LIMITS = { medianMs: 25, growth: 1.3 };
const ALONE_MS = 3000;
/** A search takes longer than other reads: fewer are enough for compilers. */
const WARM_CALLS = 500;
const LIMIT = 12;

const few = await measure(FEW);
if (PROVIDERS > FEW) {
  const many = await measure(PROVIDERS);
  report(
    many.map(({ what, ms }, at) => ({
      what: `${what}: growth from ${FEW} to ${PROVIDERS} providers`,
      figure: ms / (few[at]?.ms ?? ms),
      unit: '×',
      limit: LIMITS.growth,
    })),
  );
}

/** The median of each call alone with so many providers; with few also beside a bare handler. */
async function measure(providers: number): Promise<{ what: string; ms: number }[]> {
  const postgres = await startTestPostgres();
  const site = await startSite(postgres.url, NO_LIMITS, 'empty');
  try {
    await insertManyProviders(site.owner, { providers, rare: RARE }, site.clock.now);
    const calls = await searches(site);
    if (providers === PROVIDERS && PROVIDERS <= FEW) report(await besideBare(site, calls));
    const medians: { what: string; ms: number }[] = [];
    for (const call of calls) medians.push({ what: call.what, ms: await medianOf(site, call) });
    return medians;
  } finally {
    await site.stop();
    await postgres.stop();
  }
}

async function besideBare(site: RunningSite, calls: readonly PublicCall[]): Promise<Measured[]> {
  const bare = await openBare(site, ROUNDS);
  const figures: Measured[] = [];
  for (const call of calls)
    figures.push(...(await bare.measure({ ...call, warmCalls: WARM_CALLS, medianMs: LIMITS.medianMs })));
  bare.close();
  return figures;
}

async function medianOf({ address, pid }: RunningSite, { reads }: PublicCall): Promise<number> {
  let asked = 0;
  const next = () => reads[(asked += 1) % reads.length]?.path ?? '/';
  const alone = { connections: 1, forMs: ALONE_MS, next, encoding: 'identity', address, pid };
  await load(alone);
  return median((await load(alone)).latencies);
}

async function searches({ owner, clock: { now } }: RunningSite): Promise<PublicCall[]> {
  const { filters } = await searchesFor(owner, RARE, now);
  const ctx = (db: Parameters<PublicCall['reads'][number]['read']>[0]) => ({
    db,
    now,
    actor: { kind: 'visitor' } as const,
  });
  const query = (input: object) =>
    new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const list = (input: ProviderSearch) => ({
    path: `/api/v1/providers?${query({ ...input, limit: LIMIT })}`,
    read: (db: Parameters<typeof ctx>[0]) => listProviders({ ctx: ctx(db), input: { ...input, limit: LIMIT } }),
  });
  const count = (input: ProviderCount) => ({
    path: `/api/v1/provider-counts?${query(input)}`,
    read: (db: Parameters<typeof ctx>[0]) => countProviders({ ctx: ctx(db), input }),
  });
  const found = (...names: string[]) => filters.filter(({ what }) => names.includes(what)).map(({ filter }) => filter);
  const results = found('everybody', 'a category', 'a service');
  const onAnEvening = found('a category in an area on an evening', 'a service in an area on an evening');
  return [
    {
      what: 'suggestions',
      reads: ['sink', 'repar', 'garden des', 'piano lessons', 'heatr'].map((q) => ({
        path: `/api/v1/suggestions?${query({ q })}`,
        read: (db) => suggest({ ctx: ctx(db), input: { q } }),
      })),
    },
    { what: 'found providers', reads: results.map(list) },
    {
      what: 'by rating and price',
      reads: results.slice(1).flatMap((each) => [list({ ...each, sort: 'rating' }), list({ ...each, sort: 'price' })]),
    },
    { what: 'in an area on an evening', reads: onAnEvening.map(list) },
    { what: 'counts', reads: results.slice(1).map(count) },
    { what: 'counts in an area on an evening', reads: onAnEvening.map(count) },
  ];
}
