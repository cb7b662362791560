import { fork } from 'node:child_process';
import { type KeptRunning, keepRunning, type Running } from './keep-running.ts';
import type { Log } from '../log.ts';
import { StartProblem } from '../start-problem.ts';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 5000;
/** How much of what a program writes to stderr is kept, to explain its end. */
const KEPT_CHARACTERS = 4000;

interface Supervised {
  /** Its name in the log. */
  name: string;
  /** The program's file. It sends `{ ready: address }` to this process, and ends when this process ends. */
  file: string;
  /** Its environment; for a restart the address of its first run. */
  environment(address?: string): NodeJS.ProcessEnv;
  log: Log;
}

/**
 * Starts a program and restarts it whenever it ends, until it is stopped.
 * @throws StartProblem if the first start fails.
 */
export async function superviseProgram({
  name,
  file,
  environment,
  log,
}: Supervised): Promise<KeptRunning & { address: string }> {
  let address: string | undefined;
  const start = async () => {
    const run = begin(file, environment(address));
    address = await run.ready;
    return run;
  };
  const running = await keepRunning(`the program ${name}`, start, log);
  return { ...running, address: address ?? '' };
}

/** Starts the program once. `ready` is its address; it and `ended` are rejected with the reason of an unwanted end. */
function begin(file: string, env: NodeJS.ProcessEnv): Running & { ready: Promise<string> } {
  const child = fork(file, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + String(chunk)).slice(-KEPT_CHARACTERS);
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('close', (code, signal) => reject(new StartProblem(said.trim() || `it ended with ${signal ?? code}`)));
    // The process could not be created, so nothing else is reported.
    child.once('error', (error) => child.pid === undefined && reject(new StartProblem(error.message)));
  });
  ended.catch(() => undefined);
  const answered = new Promise<string>((resolve) => {
    child.once('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(String(message.ready));
    });
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const ready = Promise.race([answered, ended]).finally(() => clearTimeout(tooLong));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended.catch(() => undefined);
    clearTimeout(kill);
  }
  return { ready, ended, stop };
}
