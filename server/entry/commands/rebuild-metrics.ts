import { rebuildFigures } from '../../admin/index.ts';
import { rebuildMetrics } from '../../bookings/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openPool } from '../../platform/db.ts';
import { explain, StartProblem } from '../../platform/start-problem.ts';

/** `npm run metrics:rebuild`: counts the figures of providers and of days again, also while the product runs. */
async function main(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null) throw new StartProblem('Set DATABASE_URL to the database whose figures are counted again.');
  const owner = openPool(databaseUrl, 1);
  try {
    const changed = await rebuildMetrics({ ctx: { db: owner, now: systemClock() } });
    const differing = await rebuildFigures({ ctx: { db: owner } });
    console.log(`All figures are counted again; ${changed} providers and ${differing} bookings had others before.`);
  } finally {
    await owner.end();
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
