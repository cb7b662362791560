import { countProviders, listProviders, suggest } from '@hirfa/server/discovery';
import { insertManyProviders } from '@hirfa/server/testing/figures/many-providers';
import { type ProviderCount, type ProviderSearch, searchesFor } from '@hirfa/server/testing/figures/searches';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import type { PublicCall } from './api/public-calls.ts';
import { openBare, warmUp } from './beside-bare.ts';
import { type Measured, median, report } from './figures.ts';
import { load, type Load } from './load.ts';

/**
 * `npm run bench:search`: what somebody who searches waits for, with 100 000 providers and 300 000 offers, beside a bare
 * handler that sends the same statements. `npm run bench:search -- 1000000`: how much longer the same calls take with a
 * million providers than with ten times fewer; both take turns.
 */
const FEW = 100_000;
const PROVIDERS = Number(process.argv[2] ?? FEW);
const ROUNDS = Number(process.argv[3] ?? 5);
const RARE = 'rare';
const LIMITS = { medianMs: 25, growth: 1.3 };
const ALONE_MS = 3000;
/** A search takes longer than other reads: fewer are enough for compilers. */
const WARM_CALLS = 500;
/** The pages of a market with a million providers are read by many calls before all are in memory. */
const WARM_CALLS_OF_GROWTH = 1500;
const LIMIT = 12;

const postgres = await startTestPostgres();
const sites: RunningSite[] = [];
try {
  const few = await openMarket(FEW);
  const figures = PROVIDERS > FEW ? growth(few, await openMarket(PROVIDERS)) : besideBare(few);
  report(await figures);
} finally {
  for (const site of sites) await site.stop();
  await postgres.stop();
}

/** A site with so many providers, and what somebody asks it for. */
async function openMarket(providers: number) {
  const site = await startSite(postgres.url, NO_LIMITS, 'empty');
  sites.push(site);
  await insertManyProviders(site.owner, { providers, rare: RARE }, site.clock.now);
  return { providers, site, calls: await searches(site) };
}
type Market = Awaited<ReturnType<typeof openMarket>>;

/** How much longer each call alone takes with more providers: both markets take turns, in the same minutes. */
async function growth(few: Market, many: Market): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const [at, { what }] of few.calls.entries()) {
    for (const market of [few, many]) await warmUp(() => loadAlone(market, at), WARM_CALLS_OF_GROWTH);
    const rounds: { few: number; many: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ few: await medianOf(few, at), many: await medianOf(many, at) });
    const middle = (of: 'few' | 'many') => median(rounds.map((each) => each[of]));
    const medianWith = ({ providers }: Market, figure: number) => ({
      what: `${what}: median of a call alone with ${providers} providers`,
      figure,
      unit: 'ms',
    });
    figures.push(medianWith(few, middle('few')), medianWith(many, middle('many')), {
      what: `${what}: growth`,
      figure: middle('many') / middle('few'),
      unit: '×',
      limit: LIMITS.growth,
    });
  }
  return figures;
}

async function besideBare({ site, calls }: Market): Promise<Measured[]> {
  const bare = await openBare(site, ROUNDS);
  const figures: Measured[] = [];
  for (const call of calls)
    figures.push(...(await bare.measure({ ...call, warmCalls: WARM_CALLS, medianMs: LIMITS.medianMs })));
  bare.close();
  return figures;
}

async function medianOf(market: Market, at: number): Promise<number> {
  return median((await loadAlone(market, at)).latencies);
}

function loadAlone({ site: { address, pid }, calls }: Market, at: number): Promise<Load> {
  const reads = calls[at]?.reads ?? [];
  let asked = 0;
  const next = () => reads[(asked += 1) % reads.length]?.path ?? '/';
  return load({ connections: 1, forMs: ALONE_MS, next, encoding: 'identity', address, pid });
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
