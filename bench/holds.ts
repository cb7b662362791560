import { setTimeout } from 'node:timers/promises';
import { copyHolds, countHeld, countWrongEnds } from '@hirfa/server/testing/figures/expiring-holds';
import { openMarket } from '@hirfa/server/testing/market';
import { NO_LIMITS, type RunningSite, startSite } from '@hirfa/server/testing/site';
import { startTestPostgres } from '@hirfa/server/testing/test-postgres';
import { report } from './figures.ts';

/**
 * `npm run bench:holds`, `npm run bench:holds -- 1000`: how long ten thousand holds that nobody paid keep their slots
 * after their common deadline, in the running product, whose jobs and events run meanwhile.
 */
const HOLDS = Number(process.argv[2] ?? 10_000);
const LIMIT_S = 20;
const MOST_WAIT_MS = 8 * 60_000;
const POLL_MS = 200;

const postgres = await startTestPostgres();
const site = await startSite(postgres.url, NO_LIMITS);
try {
  await measure(site);
} finally {
  await site.stop();
  await postgres.stop();
}

async function measure(product: RunningSite): Promise<void> {
  const { owner, clock } = product;
  const { id, hold_until } = await (await openMarket(product)).book();
  await copyHolds(owner, id, HOLDS);
  await product.passTime(new Date(hold_until).getTime() - clock.now.getTime());
  const start = performance.now();
  const passed = () => performance.now() - start;
  let held = HOLDS;
  while (held > 0 && passed() < MOST_WAIT_MS) {
    await setTimeout(POLL_MS);
    held = await countHeld(owner);
  }
  const seconds = passed() / 1000;
  report([
    { what: `${HOLDS} holds from their deadline to the last free slot`, figure: seconds, unit: 's', limit: LIMIT_S },
    { what: 'expired holds', figure: (HOLDS - held) / seconds, unit: 'a second' },
    { what: 'holds that did not expire exactly once', figure: await countWrongEnds(owner), unit: '', limit: 0 },
  ]);
}
