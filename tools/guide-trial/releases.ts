import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { freePort } from '../../server/testing/free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const Journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), version: z.string(), when: z.number(), tag: z.string() })),
});

const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Two repositories that the guest clones: the last commit of this one, and a release after it. */
export async function serveReleases(folder: string) {
  const repositories = join(folder, 'repositories');
  mkdirSync(repositories);
  const [first, second, work] = ['first.git', 'second.git', 'work'].map((name) => join(repositories, name));
  git('clone', '--quiet', '--bare', '--depth', '1', `file://${ROOT}`, first ?? '');
  git('clone', '--quiet', first ?? '', work ?? '');
  makeNextRelease(work ?? '');
  git('clone', '--quiet', '--bare', work ?? '', second ?? '');
  const port = await freePort();
  const daemon = spawn(
    'git',
    ['daemon', '--export-all', `--base-path=${repositories}`, '--listen=127.0.0.1', `--port=${port}`],
    { stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  );
  const ended = once(daemon, 'close');
  return {
    addresses: {
      TRIAL_FIRST_RELEASE: `git://127.0.0.1:${port}/first.git`,
      TRIAL_SECOND_RELEASE: `git://127.0.0.1:${port}/second.git`,
    },
    async close(): Promise<void> {
      // Its group: git starts the daemon as a child of its own.
      if (daemon.pid !== undefined) process.kill(-daemon.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** A commit with one more migration, and another text in the rules of the database. */
function makeNextRelease(work: string): void {
  const migrations = join(work, 'server/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(readFileSync(journalFile, 'utf8')));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('there are no migrations');
  const tag = `${last.tag.replace(/_.*/, '')}_next-release`;
  writeFileSync(join(migrations, `${tag}.sql`), `COMMENT ON TABLE "applied_rules" IS 'of the next release';\n`);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journalFile, JSON.stringify(journal, null, 2));
  appendFileSync(join(work, 'server/notifications/rules.sql'), '\n-- Of the next release.\n');
  const identity = ['-c', 'user.name=Trial', '-c', 'user.email=trial@hirfa.example'];
  git('-C', work, 'add', '--all');
  git('-C', work, ...identity, 'commit', '--quiet', '--message', 'The next release');
}
