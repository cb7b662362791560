import { publicUrl } from '@hirfa/server/testing/figures/sent-statements';
import {
  GROWING_TABLES,
  insertManyOfAll,
  readsOfVisitors,
  type VisitorRead,
} from '@hirfa/server/testing/figures/reads-of-visitors';
import { plansOf, rowsRead, scannedTables } from '@hirfa/server/testing/plans';
import { NO_LIMITS, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { type Measured, median, report } from './figures.ts';

/**
 * `npm run bench:plans`, `npm run bench:plans -- 20000`: the plans of what visitors read with a million providers and
 * three million offers, or with fewer. PostgreSQL runs each statement by the plan for its values and by the one for all
 * values. A test looks for scans among the same plans with 100 000 providers.
 */
const PROVIDERS = Number(process.argv[2] ?? 1_000_000);
const TIMES = 5;

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS, 'empty');
try {
  const start = performance.now();
  await insertManyOfAll(site.owner, PROVIDERS, site.clock.now);
  console.log(`${PROVIDERS} providers were made in ${Math.round((performance.now() - start) / 1000)} s`);
  const figures: Measured[] = [];
  for (const read of await readsOfVisitors(site.owner, site.clock.now)) figures.push(...(await measure(read)));
  report(figures);
} finally {
  await site.stop();
  await postgres.stop();
}

/** The planning of a read is that of all its statements, for their values. */
async function measure({ what, run }: VisitorRead): Promise<Measured[]> {
  const plans = (await plansOf(publicUrl(site.databaseUrl), run, TIMES)).flat();
  const scans = plans.filter(({ root }) => scannedTables(root, GROWING_TABLES).length > 0);
  const planMs = plans.filter(({ isGeneric }) => !isGeneric).map((plan) => median(plan.planMs));
  const slowestMs = Math.max(...plans.flatMap(({ runMs }) => runMs));
  const rows = Math.max(...plans.map(({ root }) => rowsRead(root)));
  return [
    { page: what, what: 'plans that scan a table that grows', figure: scans.length, unit: '', limit: 0 },
    { page: what, what: 'planning', figure: planMs.reduce((sum, ms) => sum + ms, 0), unit: 'ms' },
    { page: what, what: 'slowest run of a statement', figure: slowestMs, unit: 'ms' },
    { page: what, what: 'most rows that a statement reads', figure: rows, unit: '' },
  ];
}
