import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run db:generate -- --name what-changes`: writes a migration for what has changed in the tables. The generator
 * compares them with the newest snapshot only, so the older ones are deleted.
 */
const ROOT = join(import.meta.dirname, '..');
const SNAPSHOTS = join(ROOT, 'server/migrations/meta');

const options = ['generate', '--config', 'server/drizzle.config.ts', ...process.argv.slice(2)];
execFileSync('drizzle-kit', options, { cwd: ROOT, stdio: 'inherit' });
const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(SNAPSHOTS, name));
