import { insertManyProviders } from '@hirfa/server/testing/figures/many-providers';
import { NO_LIMITS, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { publicCalls, RARE_CATEGORY } from './api/public-calls.ts';
import { openBare } from './beside-bare.ts';
import { type Measured, report } from './figures.ts';

/**
 * `npm run bench:api`: calls of visitors over HTTP with 100 000 providers and 300 000 offers, beside a bare handler that
 * sends the same statements.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const PROVIDERS = Number(process.argv[3] ?? 100_000);

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS, 'empty');
const bare = await openBare(site, ROUNDS);
try {
  await insertManyProviders(site.owner, { providers: PROVIDERS, rare: RARE_CATEGORY }, site.clock.now);
  const figures: Measured[] = [];
  for (const call of await publicCalls(site)) figures.push(...(await bare.measure(call)));
  report(figures);
} finally {
  bare.close();
  await site.stop();
  await postgres.stop();
}
