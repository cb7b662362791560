import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINES } from './lines.ts';
import { copyRepository, FILES, plantRoom, translateTexts } from './plant.ts';

const MOST_LINES = 8;
const MINUTE = 60_000;
const root = mkdtempSync(join(tmpdir(), 'hirfa-planted-room-'));

/** Runs a command in the repository with the room; what it printed is in the message where it fails. */
async function run(...[program = '', ...args]: string[]): Promise<void> {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // Its database has a table more than that of the other tests.
  const { HIRFA_TEST_POSTGRES: _, VITEST: __, NODE_ENV: ___, ...env } = process.env;
  await promisify(execFile)(program, args, { cwd: root, env: { ...env, PATH }, maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${[program, ...args].join(' ')}\n${error.stdout}\n${error.stderr}`);
    },
  );
}

beforeAll(() => {
  copyRepository(root);
  plantRoom(root);
}, MINUTE);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a new room needs at most eight lines outside of its own folders', () => {
  const imports = LINES.filter(({ line }) => line.startsWith('import '));
  console.log(
    [
      `${LINES.length} lines in files of others, ${imports.length} of them only imports:`,
      ...LINES.map(({ file, line }) => `  ${file}: ${line.trim()}`),
    ].join('\n'),
  );
  expect(LINES.length).toBeLessThanOrEqual(MOST_LINES);
});

test('a new verb is in five files: its call, itself, its handler, where the site uses it, and its test', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: FILES });
  const named = files.filter((file) => /\bsendSample\b/.test(readFileSync(join(FILES, file), 'utf8')));
  expect(named.toSorted()).toEqual([
    'contract/sample/index.ts',
    'server/sample/access.db.test.ts',
    'server/sample/handlers.ts',
    'server/sample/send-sample.ts',
    'web/sample/send-sample.tsx',
  ]);
});

test(
  'a new room passes the checks, and its calls, hints and notices work, after the commands that write files',
  async () => {
    await run('node', 'tools/generate-migration.ts', '--name', 'samples');
    await run('lingui', 'extract', '--clean', '--config', 'web/lingui.config.ts');
    console.log(`besides: a migration, the list of calls, and ${translateTexts(root)} texts to translate`);
    await run('node', 'tools/call-list.ts');
    await run('node', 'tools/build.ts');
    for (const project of ['.', 'web', 'web/app/service-worker', 'e2e']) await run('tsc', '-p', project);
    await run('oxlint', '--deny-warnings');
    await run('node', 'tools/house-rules.ts');
    await run('knip');
    await run('node', 'tools/check.ts');
    await run('vitest', 'run', '--project', 'unit', 'stale-calls', 'targets', 'call-list', 'notifications', 'contract');
    const about = ['server/sample', 'retention', 'personal-data', 'row-level-security', 'database-access'];
    await run('vitest', 'run', '--project', 'integration', ...about);
  },
  15 * MINUTE,
);
