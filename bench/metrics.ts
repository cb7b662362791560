import { isDeepStrictEqual } from 'node:util';
import { rebuildFigures } from '@hirfa/server/admin';
import { copyBookings, scanFigures } from '@hirfa/server/testing/figures/many-bookings';
import { signedIn } from '@hirfa/server/testing/signed-in';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { createWorld } from '@hirfa/server/testing/world';
import { sql } from 'drizzle-orm';
import { median, percentile, report } from './figures.ts';

/**
 * `npm run bench:metrics`, `npm run bench:metrics -- 100000`: the call of the dashboard over HTTP with a million
 * bookings, beside a full scan of them in the same run; whether both agree; and a rebuild of all figures.
 */
const BOOKINGS = Number(process.argv[2] ?? 1_000_000);
const CALLS = 200;
const SCANS = 5;
const LIMITS = { callMs: 10, rebuildMs: 15_000 };

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
try {
  await copyBookings(site.owner, BOOKINGS);
  await measure(site);
} finally {
  await site.stop();
  await postgres.stop();
}

interface Answer {
  period: { from: string; to: string };
  figures: object;
  areas: { area: { id: string } }[];
}

async function measure(product: RunningSite): Promise<void> {
  const { owner } = product;
  const rebuilds = [await rebuild(owner), await rebuild(owner)];
  await owner.execute(sql`vacuum analyze`);
  const authorization = await signedIn(product, (await createWorld(owner, product.clock.now).admin()).id);
  const read = async (days: number) => {
    const headers = await authorization();
    const start = performance.now();
    const answer = await fetch(`${product.address}/api/v1/admin/dashboard?days=${days}`, { headers });
    const body = (await answer.json()) as Answer;
    return { body, ms: performance.now() - start };
  };
  const samples = { calls: [] as number[], longCalls: [] as number[], scans: [] as number[] };
  for (let made = 0; made < CALLS; made += 1) {
    samples.calls.push((await read(30)).ms);
    samples.longCalls.push((await read(90)).ms);
  }
  let agree = true;
  for (let made = 0; made < SCANS; made += 1) {
    for (const days of [7, 30, 90]) {
      const { period, figures, areas } = (await read(days)).body;
      const start = performance.now();
      const scanned = await scanFigures(owner, period);
      samples.scans.push(performance.now() - start);
      const read_areas = areas.map(({ area, ...row }) => ({ area_id: area.id, ...row }));
      agree &&= isDeepStrictEqual(
        { figures, areas: read_areas },
        { figures: { ...scanned.figures }, areas: [...scanned.areas] },
      );
    }
  }
  printResults(samples, rebuilds, agree);
}

async function rebuild(owner: RunningSite['owner']): Promise<{ differing: number; ms: number }> {
  const start = performance.now();
  const differing = await rebuildFigures({ ctx: { db: owner } });
  return { differing, ms: performance.now() - start };
}

function printResults(
  { calls, longCalls, scans }: Record<'calls' | 'longCalls' | 'scans', number[]>,
  rebuilds: readonly { differing: number; ms: number }[],
  agree: boolean,
): void {
  const [call, scan] = [median(calls), median(scans)];
  const [first, again] = rebuilds;
  const rebuilt = { unit: 'ms', limit: LIMITS.rebuildMs };
  console.log(`${BOOKINGS} bookings, of which the first rebuild counted ${first?.differing}`);
  report([
    { what: `the call for 30 days over HTTP: median of ${CALLS}`, figure: call, unit: 'ms', limit: LIMITS.callMs },
    { what: 'the call for 30 days over HTTP: 95th percentile', figure: percentile(calls, 0.95), unit: 'ms' },
    { what: 'the call for 90 days: median', figure: median(longCalls), unit: 'ms' },
    { what: `a full scan in the database: median of ${scans.length}`, figure: scan, unit: 'ms' },
    { what: 'how many times as long the scan takes', figure: scan / call, unit: '' },
    { what: 'rebuild after the figures were lost', figure: first?.ms ?? Number.NaN, ...rebuilt },
    { what: 'rebuild where nothing has changed', figure: again?.ms ?? Number.NaN, ...rebuilt },
    { what: 'bookings that it counted otherwise', figure: again?.differing ?? Number.NaN, unit: '', limit: 0 },
    { what: 'whether the call disagrees with the scan', figure: Number(!agree), unit: '', limit: 0 },
  ]);
}
