import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer, finishedReleases, releaseName } from '../server/entry/releases.ts';

stopWithParent();
const release = releaseName();
const { main } = builtServer();
if (!existsSync(main) || !finishedReleases().includes(release)) await build();
process.chdir(join(import.meta.dirname, '..'));
const program: { main(release: string): Promise<void> } = await import(main);
await program.main(release);

/** In a process of its own: the memory that a build takes is given back. */
async function build(): Promise<void> {
  const builder = fork(join(import.meta.dirname, 'build.ts'), { execArgv: [] });
  const stop = () => void builder.kill();
  process.once('SIGTERM', stop);
  const [code] = await once(builder, 'close');
  process.off('SIGTERM', stop);
  if (code !== 0) process.exit(1);
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
