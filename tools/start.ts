import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer, finishedReleases, releaseName } from '../server/entry/releases.ts';
import type { Built } from './build.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

stopWithParent();
const release = releaseName();
const { main } = builtServer();
const building = existsSync(main) && finishedReleases().includes(release) ? null : build();
if ((await building?.server) === false) process.exit(1);
process.chdir(join(import.meta.dirname, '..'));
const program: { main(release: string, isBuilt?: Promise<boolean>): Promise<void> } = await import(main);
await program.main(release, building?.site);

/**
 * Builds in a process of its own, so that the memory that a build takes is given back. The database is made and filled
 * while the site is built, and the site is compressed while it is served. Returns whether each of both was built.
 */
function build(): Record<Built, Promise<boolean>> {
  const builder = fork(join(import.meta.dirname, 'build.ts'), { execArgv: [] });
  const done = { server: Promise.withResolvers<boolean>(), site: Promise.withResolvers<boolean>() };
  const stop = () => void builder.kill();
  for (const signal of SIGNALS) process.once(signal, stop);
  builder.on('message', (what: Built) => done[what].resolve(true));
  builder.once('close', (code) => {
    for (const signal of SIGNALS) process.off(signal, stop);
    // Nothing is reported of what was built already.
    for (const each of [done.server, done.site]) each.resolve(code === 0);
  });
  return { server: done.server.promise, site: done.site.promise };
}

/** npm runs this program in a shell, and stops only the shell. */
function stopWithParent(): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watching.unref();
}
