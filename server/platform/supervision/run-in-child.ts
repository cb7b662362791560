import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a child needs of the environment: no setting and no secret of the product. */
const ENVIRONMENT = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

/** A program, one job for it, and how long it may work with how much memory of the engine. */
interface Run {
  program: URL;
  job: object;
  seconds: number;
  heapMegabytes: number;
}

/** The first message of a child process that works on one job; undefined if it dies or takes too long. */
export function runInChild({ program, job, seconds, heapMegabytes }: Run): Promise<unknown> {
  const env = Object.fromEntries(
    ENVIRONMENT.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
  );
  const child = fork(fileURLToPath(program), {
    env,
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  return new Promise<unknown>((resolve, reject) => {
    let answer: unknown;
    child.once('message', (message) => {
      answer = message;
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', () => resolve(answer));
    // The child may die while the job is written to it: its exit tells.
    child.send(job, () => undefined);
  }).finally(() => clearTimeout(timer));
}
