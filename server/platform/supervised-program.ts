import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { StartProblem } from './start-problem.ts';

/** The pauses before restarts: doubled after each, and short again after a run of `steadyMs`. */
const PAUSE_MS = { first: 1000, longest: 30_000, steadyMs: 60_000 };
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 5000;
/** How much of what a program writes to stderr is kept, to explain its end. */
const KEPT_CHARACTERS = 4000;

interface Supervised {
  /** The program's file. It sends `{ ready: address }` to this process, and ends when this process ends. */
  file: string;
  /** Its environment; for a restart the address of its first run. */
  environment(address?: string): NodeJS.ProcessEnv;
  log: Log;
}

export interface SupervisedProgram {
  address: string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** One run of the program. */
interface Run {
  process: ChildProcess;
  /** Rejects if it ends before it is ready. */
  ready: Promise<string>;
  /** Resolves with the reason. */
  ended: Promise<string>;
}

/**
 * Starts a program and restarts it whenever it ends, until it is stopped.
 * @throws StartProblem if the first start fails.
 */
export async function superviseProgram({ file, environment, log }: Supervised): Promise<SupervisedProgram> {
  const stopping = new AbortController();
  let run = begin(file, environment());
  const address = await run.ready;
  let isRunning = true;

  async function supervise(): Promise<void> {
    let pauseMs = PAUSE_MS.first;
    let startedAt = performance.now();
    for (;;) {
      const reason = await run.ended;
      isRunning = false;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > PAUSE_MS.steadyMs) pauseMs = PAUSE_MS.first;
      log.error({ file, reason, pause_ms: pauseMs }, 'a program of the product ended and is restarted');
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest);
      startedAt = performance.now();
      run = begin(file, environment(address));
      // A start that fails has ended too, which the next round reports.
      isRunning = await run.ready.then(
        () => true,
        () => false,
      );
    }
  }
  const supervising = supervise();

  return {
    address,
    isRunning: () => isRunning,
    async stop() {
      stopping.abort();
      run.process.kill('SIGTERM');
      const kill = setTimeout(() => run.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await supervising;
      clearTimeout(kill);
    },
  };
}

function begin(file: string, env: NodeJS.ProcessEnv): Run {
  const child = fork(file, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-KEPT_CHARACTERS);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(said.trim() || `it ended with ${signal ?? code}`));
    // The process could not be created, so nothing else is reported.
    child.once('error', (error) => child.pid === undefined && resolve(error.message));
  });
  const answered = new Promise<string>((resolve) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(String(message.ready));
    });
  });
  const failed = ended.then((reason): never => {
    throw new StartProblem(reason);
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const ready = Promise.race([answered, failed]).finally(() => clearTimeout(tooLong));
  return { process: child, ready, ended };
}
