import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
/** Where the guest sees this repository, read-only: the trial's own program runs from it. */
const MOUNTED = '/mnt/trial';
const MOST_BOOT_MS = 60_000;
const MOST_STOP_MS = 90_000;

const output = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' }).trim();

export const isDebian = () => existsSync('/etc/debian_version');

export const hasDebootstrap = () =>
  ['debootstrap', 'systemd-nspawn', 'git'].every((name) =>
    (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name))),
  );

/** Which of these ports answer here. */
export async function portsInUse(ports: readonly number[]): Promise<number[]> {
  const answers = ports.map(async (port) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const isTaken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isTaken ? [port] : [];
  });
  return (await Promise.all(answers)).flat();
}

/** An empty Debian 13 in a folder of this run, from the mirror that this machine uses. */
export function makeDebian(cache: string, folder: string): string {
  const empty = join(cache, 'empty');
  if (!existsSync(empty)) {
    const unfinished = join(cache, 'unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    console.log('debootstrap makes an empty Debian 13');
    execFileSync('debootstrap', ['trixie', unfinished, mirror()], { stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(unfinished, empty);
  }
  const root = join(folder, 'root');
  execFileSync('cp', ['-a', '--reflink=auto', empty, root]);
  bringNetworkSettings(root);
  return root;
}

/** The first mirror of Debian in this machine's sources. */
function mirror(): string {
  const uris = output('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages', 'Origin: Debian');
  const [first] = uris.split('\n').filter((uri) => !uri.includes('security'));
  if (first === undefined || first === '') throw new Error('apt names no mirror of Debian here; run apt-get update');
  return first;
}

/** How this machine reaches packages: authorities of certificates, proxies, the registry of npm. */
function bringNetworkSettings(root: string): void {
  const authorities = '/usr/local/share/ca-certificates';
  if (existsSync(authorities)) cpSync(authorities, join(root, authorities), { recursive: true });
  const proxies = Object.entries(process.env).filter(([name]) =>
    /^(?:https?|no)_proxy$|^npm_config_.*proxy$/i.test(name),
  );
  writeFileSync(join(root, 'etc/environment'), proxies.map(([name, value]) => `${name}="${value}"\n`).join(''));
  writeFileSync(join(root, 'etc/npmrc'), `registry=${output('npm', 'config', 'get', 'registry')}\n`);
  const apt = output('apt-config', 'dump', '--format', '%f "%v";%n', 'Acquire::http::Proxy', 'Acquire::https::Proxy');
  const keep = 'Binary::apt::APT::Keep-Downloaded-Packages "true";';
  writeFileSync(join(root, 'etc/apt/apt.conf.d/90trial'), `${apt}\n${keep}\n`);
}

/** Boots the Debian in this folder with systemd. */
export async function bootDebian(root: string, cache: string) {
  const machine = `hirfa-${process.pid}`;
  const packages = join(cache, 'packages');
  mkdirSync(join(packages, 'partial'), { recursive: true });
  const nspawn = spawn(
    'systemd-nspawn',
    [
      '--boot',
      `--directory=${root}`,
      `--machine=${machine}`,
      `--bind-ro=${ROOT}:${MOUNTED}`,
      `--bind=${packages}:/var/cache/apt/archives`,
      '--resolv-conf=copy-host',
      '--console=pipe',
      '--quiet',
      // This machine may run without systemd.
      '--register=no',
      '--keep-unit',
      '--link-journal=no',
    ],
    // systemd 257 runs only on the second version of cgroups, which it gets even where this machine has the first.
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, UNIFIED_CGROUP_HIERARCHY: '1' } },
  );
  const ended = once(nspawn, 'close');
  const guest = await bootedSystem(nspawn.pid ?? 0);
  const enter = ['--target', String(guest), '--all'];
  return {
    /** Runs the trial's program inside; returns its exit code. */
    async run(environment: Record<string, string>): Promise<number> {
      const program = [`${MOUNTED}/node_modules/.bin/node`, `${MOUNTED}/tools/guide-trial/inside/main.ts`];
      const child = spawn('nsenter', [...enter, ...program], {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...environment },
      });
      const interrupt = () => void child.kill('SIGKILL');
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt);
      const [code] = await once(child, 'exit');
      return typeof code === 'number' ? code : 1;
    },
    async stop(): Promise<void> {
      nspawn.kill('SIGTERM');
      const limit = setTimeout(() => nspawn.kill('SIGTERM'), MOST_STOP_MS);
      await ended;
      clearTimeout(limit);
      // It leaves this folder where /run is on the disk.
      rmSync(`/run/systemd/nspawn/propagate/${machine}`, { recursive: true, force: true });
    },
  };
}

/** The id of the guest's first process, once systemd has started everything. */
async function bootedSystem(nspawn: number): Promise<number> {
  for (const until = performance.now() + MOST_BOOT_MS; performance.now() < until; await sleep(500)) {
    const guest = Number(readFileSync(`/proc/${nspawn}/task/${nspawn}/children`, 'utf8').split(' ')[0]);
    if (guest > 0 && stateOf(guest) === 'running') return guest;
  }
  throw new Error('systemd does not run in the guest after a minute');
}

function stateOf(guest: number): string {
  try {
    return output('nsenter', '--target', String(guest), '--all', 'systemctl', 'is-system-running');
  } catch {
    return 'not yet running';
  }
}
