import { fork } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const PROGRAM = fileURLToPath(import.meta.url);

export interface PreparedCall {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const Answer = z.object({ ms: z.number(), status: z.number() });
export type TimedAnswer = z.infer<typeof Answer>;

interface Order {
  address: string;
  clients: readonly PreparedCall[][];
  pauseMs: number;
}

/**
 * Sends calls from a separate process, so that the test does not slow down the measured product. All clients run at
 * once; each sends its calls one after the other, with pauses of `pauseMs` on average.
 */
export async function sendFromClients(
  address: string,
  clients: readonly PreparedCall[][],
  pauseMs = 0,
): Promise<TimedAnswer[]> {
  const child = fork(PROGRAM, { execArgv: [] });
  const answers = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the clients ended without an answer')));
  });
  child.send({ address, clients, pauseMs } satisfies Order);
  return z.array(Answer).parse(await answers);
}

async function send({ address, pauseMs }: Order, calls: readonly PreparedCall[]): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  for (const { path, headers, body } of calls) {
    await setTimeout(2 * pauseMs * Math.random());
    const began = performance.now();
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    answers.push({ ms: performance.now() - began, status: response.status });
  }
  return answers;
}

if (process.argv[1] === PROGRAM) {
  process.once('message', (order: Order) => {
    void Promise.all(order.clients.map((calls) => send(order, calls))).then((answers) =>
      process.send?.(answers.flat(), undefined, {}, () => process.disconnect()),
    );
  });
}
