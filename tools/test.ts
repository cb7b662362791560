import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startTestPostgres } from '../server/testing/test-postgres.ts';
import { readPlaywright, readVitest, type Result } from './test-reports.ts';

/**
 * `npm test`: the first ring, in at most eight minutes on two cores. It has all checks, unit and integration tests, and
 * the journeys of the main paths. `npm run test:deep`: the deep ring, the tests with `.deep.` in their file names. Both
 * run stage by stage; the last lines are the ten slowest tests and `N passed, N failed`.
 */
const ROOT = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'hirfa-reports-'));
const unitReport = join(reports, 'unit.json');
const componentReport = join(reports, 'components.json');
const integrationReport = join(reports, 'integration.json');
const browserReport = join(reports, 'browser.json');

interface Stage {
  name: string;
  /** The expected seconds. A slower stage is reported but does not fail, because machines differ. */
  budget: number;
  commands: string[][];
  env?: Record<string, string>;
  results?: () => Result[];
}

const vitest = (report: string, ...which: string[]) => [
  'vitest',
  'run',
  ...which,
  '--reporter',
  'default',
  '--reporter',
  'json',
  '--outputFile.json',
  report,
];

const build: Stage = { name: 'build', budget: 20, commands: [['node', 'tools/build.ts']] };

const checks: Stage = {
  name: 'static',
  budget: 30,
  commands: [
    ['tsc', '-p', '.'],
    ['tsc', '-p', 'web'],
    ['tsc', '-p', 'web/app/service-worker'],
    ['tsc', '-p', 'e2e'],
    ['oxlint', '--deny-warnings'],
    ['node', 'tools/house-rules.ts'],
    ['oxfmt', '--check'],
    ['knip'],
    ['node', 'tools/check.ts'],
  ],
};

const unit = (project: string, budget: number): Stage => ({
  name: 'unit',
  budget,
  commands: [vitest(unitReport, '--project', project)],
  results: () => readVitest(unitReport),
});

const components: Stage = {
  name: 'components',
  budget: 30,
  commands: [vitest(componentReport, '--config', 'components.config.ts')],
  results: () => readVitest(componentReport),
};

const integration = (project: string, budget: number, postgresUrl: string): Stage => ({
  name: 'integration',
  budget,
  commands: [vitest(integrationReport, '--project', project)],
  env: { HIRFA_TEST_POSTGRES: postgresUrl },
  results: () => readVitest(integrationReport),
});

const browser = (project: string, budget: number, postgresUrl: string): Stage => ({
  name: 'browser',
  budget,
  commands: [['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', project]],
  env: { HIRFA_TEST_POSTGRES: postgresUrl, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  results: () => readPlaywright(browserReport),
});

const RINGS: Record<string, (postgresUrl: string) => Stage[]> = {
  first: (url) => [
    build,
    checks,
    unit('unit', 45),
    components,
    integration('integration', 200, url),
    browser('journeys', 185, url),
  ],
  deep: (url) => [build, unit('deep-unit', 240), integration('deep-integration', 330, url), browser('deep', 720, url)],
};

function run([program = '', ...args]: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function runStage(stage: Stage): Promise<Result[]> {
  const began = performance.now();
  console.log(`\n── ${stage.name} ──`);
  const results: Result[] = [];
  const waiting = stage.commands.values();
  const runWaiting = async () => {
    for (const command of waiting) {
      const commandBegan = performance.now();
      const passed = await run(command, stage.env);
      if (stage.results === undefined)
        results.push({ name: command.join(' '), passed, ms: performance.now() - commandBegan });
      else results.push(...reported(stage.results, passed, command));
    }
  };
  // Two at a time, one for each core.
  await Promise.all([runWaiting(), runWaiting()]);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `── ${stage.name}: ${seconds.toFixed(1)} s of ${stage.budget} s${seconds > stage.budget ? ', over its budget' : ''} ──`,
  );
  return results;
}

/** The results that a runner reported. If it failed without a failed test, one failure is added. */
function reported(read: () => Result[], passed: boolean, command: string[]): Result[] {
  try {
    const results = read();
    if (results.length > 0 && (passed || results.some((result) => !result.passed))) return results;
    return [...results, { name: `${command[0]} failed outside its tests, or ran none`, passed: false, ms: 0 }];
  } catch {
    return [{ name: `${command[0]} wrote no report`, passed: false, ms: 0 }];
  }
}

/** The first lines of a failure, for the end of the log, which people see first. */
function firstLines(why = ''): string[] {
  const lines = stripVTControlCharacters(why).split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, 12);
}

const ring = process.argv[2] ?? 'first';
const stages = RINGS[ring];
if (stages === undefined) throw new Error(`there is no ring ${ring}, only ${Object.keys(RINGS).join(' and ')}`);
const postgres = await startTestPostgres();
const results: Result[] = [];
try {
  for (const stage of stages(postgres.url)) results.push(...(await runStage(stage)));
} finally {
  await postgres.stop();
  rmSync(reports, { recursive: true, force: true });
}

console.log('\nThe ten slowest:');
for (const { name, ms } of results.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
const failed = results.filter(({ passed }) => !passed);
for (const { name, why } of failed) console.log([`FAILED  ${name}`, ...firstLines(why)].join('\n        '));
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
