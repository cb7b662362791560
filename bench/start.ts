import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@hirfa/server/testing/free-port';
import { openScratch, scratchFolder } from '@hirfa/server/testing/scratch';
import packageFile from '../package.json' with { type: 'json' };
import { percentile, report } from './figures.ts';
import { cpuOf, load } from './load.ts';

/**
 * `npm run bench:start`, `npm run bench:start -- 5 60`: how long the built product takes from its start until the first
 * page is answered, with the data of an earlier start and with an empty folder, in rounds that take turns; and the
 * memory of its Node process after a minute without visitors and after a minute of load. Beside it a bare server.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const MINUTE_MS = Number(process.argv[3] ?? 60) * 1000;
const CONNECTIONS = 16;
const LIMITS = { warmMs: 1200, emptyMs: 4000, idleMb: 200, loadedMb: 350 };

const ROOT = join(import.meta.dirname, '..');
/** What `npm start` runs, without npm itself. */
const [, ...PROGRAM] = packageFile.scripts.start.replace(/(\S+)$/, `${ROOT}/$1`).split(' ');
const BARE = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT, '127.0.0.1')`;
const closeScratch = openScratch();
const running = new Set<ChildProcess>();
try {
  await measure();
} finally {
  await Promise.all([...running].map(stop));
  closeScratch();
}

type Times = Pick<Started, 'ms' | 'cpuMs'>;

interface Started {
  process: ChildProcess;
  address: string;
  ms: number;
  /** Processor time of its process. */
  cpuMs: number;
}

async function measure(): Promise<void> {
  const warm = scratchFolder('warm');
  const startWarm = () => start(PROGRAM, { DATA_DIR: warm });
  const startEmpty = () => start(PROGRAM, { DATA_DIR: scratchFolder('empty') });
  const startBare = () => start(['-e', BARE], {});
  await stop((await startWarm()).process);
  const times: Record<'warm' | 'empty' | 'bare', Times>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push({ warm: await timeOf(startWarm), empty: await timeOf(startEmpty), bare: await timeOf(startBare) });
  const [product, first, bare] = [await startWarm(), await startEmpty(), await startBare()];
  await sleep(MINUTE_MS);
  const idle = { product: memoryOf(product), first: memoryOf(first), bare: memoryOf(bare) };
  const others = {
    gateway: total(childrenOf(product.process.pid ?? 0)),
    postgres: total(postgresOf(warm)),
  };
  await stop(first.process);
  const paths = await publicPaths(product.address);
  const perSecond = await loadOf(product, paths);
  const loaded = { product: memoryOf(product), bare: 0 };
  await loadOf(bare, ['/']);
  loaded.bare = memoryOf(bare);
  const median = (of: 'warm' | 'empty' | 'bare', what: keyof Times = 'ms') => {
    const all = times.map((round) => round[of][what]);
    return Math.round(percentile(all, 0.5));
  };
  const [seconds, megabytes] = [{ unit: 'ms' }, { unit: 'MB' }];
  report([
    { what: 'warm start to the first page', figure: median('warm'), ...seconds, limit: LIMITS.warmMs },
    { what: 'processor time of that', figure: median('warm', 'cpuMs'), ...seconds },
    { what: 'start in an empty folder', figure: median('empty'), ...seconds, limit: LIMITS.emptyMs },
    { what: 'processor time of that', figure: median('empty', 'cpuMs'), ...seconds },
    { what: 'start of a bare server', figure: median('bare'), ...seconds },
    { what: 'memory at rest', figure: idle.product, ...megabytes, limit: LIMITS.idleMb },
    { what: 'memory after load', figure: loaded.product, ...megabytes, limit: LIMITS.loadedMb },
    { what: 'memory at rest after the start in an empty folder', figure: idle.first, ...megabytes },
    { what: 'memory of a bare server at rest', figure: idle.bare, ...megabytes },
    { what: 'memory of a bare server after load', figure: loaded.bare, ...megabytes },
    { what: 'pages a second under that load, each rendered', figure: Math.round(perSecond), unit: '/s' },
    { what: 'the sandbox gateway at rest', figure: others.gateway, ...megabytes },
    { what: 'PostgreSQL at rest, shared memory counted once for each process', figure: others.postgres, ...megabytes },
  ]);
  const rounds = times.map(({ warm: one, empty, bare: least }) => [one, empty, least].map(({ ms }) => Math.round(ms)));
  console.log(`starts of each round, ms: ${rounds.map((round) => round.join(' / ')).join(', ')}`);
}

/** Starts a program on free ports; it is there once `/` is answered. */
async function start(args: string[], settings: Record<string, string>): Promise<Started> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    RATE_LIMITS: 'off',
    ...settings,
  };
  const began = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(child);
  const address = `http://127.0.0.1:${port}`;
  while (!(await isAnswered(address))) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    await sleep(5);
  }
  return { process: child, address, ms: performance.now() - began, cpuMs: cpuOf(child.pid ?? 0) };
}

async function timeOf(started: () => Promise<Started>): Promise<Times> {
  const { ms, cpuMs, process: child } = await started();
  await stop(child);
  return { ms, cpuMs };
}

async function isAnswered(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The pages to which the home page leads, and itself; each is rendered anew. */
async function publicPaths(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const found = html.matchAll(/href="(\/(?:services|(?:service|provider|community)\/[\w-]+))"/g);
  return [...new Set(['/', '/ar', ...Array.from(found, ([, path = '/']) => path)])];
}

async function loadOf({ address, process: { pid = 0 } }: Started, paths: readonly string[]): Promise<number> {
  let asked = 0;
  const next = () => `${paths[(asked += 1) % paths.length]}?visit=${asked}`;
  return (await load({ address, pid, connections: CONNECTIONS, forMs: MINUTE_MS, next })).perSecond;
}

function memoryOf(started: Started): number {
  return total([started.process.pid ?? 0]);
}

/** The resident memory of these processes, in MB. */
function total(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

function childrenOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  const lists = readdirSync(folder).map((thread) => readFileSync(join(folder, thread, 'children'), 'utf8'));
  return lists.join(' ').split(' ').filter(Boolean).map(Number);
}

/** The database has no parent among us: `pg_ctl` starts it. */
function postgresOf(dataDir: string): number[] {
  const server = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  return [server, ...childrenOf(server)];
}
