import { readFileSync } from 'node:fs';
import { importCatalogue, readCatalogue } from '../../catalogue/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { openPool } from '../../platform/db.ts';
import { explain, StartProblem, systemCode } from '../../platform/start-problem.ts';

/** PostgreSQL's code for a function that does not exist. */
const NO_FUNCTION = '42883';

/** `npm run catalogue:import -- <file>`: adds and changes categories, services and areas; deletes nothing. */
async function main(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null)
    throw new StartProblem('Set DATABASE_URL to the database of the catalogue; the demo has a catalogue already.');
  const path = process.argv[2];
  if (path === undefined) throw new StartProblem('Give the file: npm run catalogue:import -- docs/catalogue.json');
  const catalogue = readCatalogue(readText(path));
  if ('mistakes' in catalogue)
    throw new StartProblem([`Nothing was imported. In ${path}:`, ...catalogue.mistakes].join('\n  '));
  const owner = openPool(databaseUrl, 1);
  try {
    const done = await importCatalogue({ ctx: { db: owner, now: systemClock() }, input: catalogue });
    for (const [part, { added, changed, unchanged, kept }] of Object.entries(done)) {
      console.log(`${part}: ${added} added, ${changed} changed, ${unchanged} unchanged`);
      if (kept.length > 0) console.log(`  not in the file, and kept: ${kept.join(', ')}`);
    }
  } catch (error) {
    if (databaseCode(error) !== NO_FUNCTION) throw error;
    throw new StartProblem('This database has no tables yet. Start Hirfa with it once, then import the catalogue.');
  } finally {
    await owner.end();
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartProblem(`${path} can't be read (${systemCode(error) ?? String(error)}).`);
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
