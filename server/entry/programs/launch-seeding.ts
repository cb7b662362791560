import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SandboxProgram } from './launch-sandbox.ts';

/** The build puts the address of the built program here. */
const PROGRAM = fileURLToPath(new URL('../seeding/seed-program.ts', import.meta.url));

/** What is sent to the program, in this order, as soon as it is known. */
export interface Gateway {
  sandbox: SandboxProgram['access'];
  /** The origin at which people open the product. */
  origin: string;
}
export interface EmptyDatabase {
  databaseUrl: string;
  dataDir: string;
}

/** The file that is there while the demo is being created: the next start completes it. */
export const unfinishedDemo = (dataDir: string) => join(dataDir, 'demo-unfinished');

export interface Seeding {
  /** Whether this has filled the database, which was empty. */
  run(database: EmptyDatabase): Promise<boolean>;
  stop(): void;
}

/**
 * Makes up the demo marketplace in a process of its own, while the database is created; its memory is given back. It
 * leaves the cores to those for whom it waits.
 */
export function launchSeeding(sandbox: Promise<SandboxProgram | null>, origin: string): Seeding {
  const child = fork(PROGRAM, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  // A child that has ended meanwhile is reported by its exit.
  const send = (message: Gateway | EmptyDatabase) => void child.send(message, () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  sandbox.then(
    (running) => (running === null ? undefined : send({ sandbox: running.access, origin })),
    () => undefined,
  );
  const answered = new Promise<boolean>((resolve, reject) => {
    child.once('message', (isFilled) => resolve(isFilled === true));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the demo marketplace could not be created')));
  });
  answered.catch(() => undefined);
  return {
    async run(database) {
      await sandbox;
      send(database);
      return answered;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}
