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

/** The first message of a child process; or how it ended without one, after how long, and whether that was too long. */
type End = { answer: unknown } | { isLate: boolean; code: number | null; signal: string | null; ms: number };

/** Lets a child process work on one job. */
export function runInChild({ program, job, seconds, heapMegabytes }: Run): Promise<End> {
  const env = Object.fromEntries(
    ENVIRONMENT.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
  );
  const begin = performance.now();
  const child = fork(fileURLToPath(program), {
    env,
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, seconds * 1000);
  return new Promise<End>((resolve, reject) => {
    let answered: { answer: unknown } | undefined;
    child.once('message', (answer) => {
      answered = { answer };
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(answered ?? { isLate, code, signal, ms: Math.round(performance.now() - begin) });
    });
    // The child may die while the job is written to it: its exit tells.
    child.send(job, () => undefined);
  }).finally(() => clearTimeout(timer));
}
