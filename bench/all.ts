import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Run, withRuns } from './document.ts';
import { type Figure, FIGURES_FILE } from './figures.ts';

/**
 * `npm run bench`, `npm run bench -- live render`: runs all benches, or these, one after the other, and writes their
 * figures into docs/benchmarks.md. A bench is a script `bench:…` of package.json that reports its figures.
 * `bench:growth` alone takes more than ten minutes, and 10 GB of disk; `bench:plans` five minutes, and 5 GB.
 */
const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs/benchmarks.md');

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
const wanted = process.argv.slice(2).map((name) => `bench:${name}`);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}, but ${names.join(', ')}`);

for (const name of wanted.length > 0 ? wanted : names) {
  const run = await runBench(name);
  if (run.exitCode !== 0) process.exitCode = 1;
  // After each, so that a bench that hangs does not cost the figures of the others.
  writeFileSync(DOCUMENT, withRuns(readFileSync(DOCUMENT, 'utf8'), names, [run]));
}

async function runBench(name: string): Promise<Run> {
  console.log(`\n── ${name} ──`);
  const folder = mkdtempSync(join(tmpdir(), 'hirfa-bench-'));
  const file = join(folder, 'figures.json');
  const [began, surroundings] = [performance.now(), describeMachine()];
  try {
    const isWindows = process.platform === 'win32';
    const env = { ...process.env, [FIGURES_FILE]: file };
    const child = spawn('npm', ['run', name], { cwd: ROOT, stdio: 'inherit', shell: isWindows, env });
    const [code]: (number | null)[] = await once(child, 'exit');
    const seconds = (performance.now() - began) / 1000;
    return { name, figures: readFigures(file), exitCode: code ?? 1, seconds, surroundings };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `report` has written. */
function readFigures(file: string): Figure[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** The day, the machine, and how busy other programs kept it in the minute before. */
function describeMachine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  const load = `load before it ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return `${day}: ${availableParallelism()} cores (${model}), ${memory}, Node ${process.version}, ${load}`;
}
