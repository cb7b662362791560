import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  perSecond: number;
  /** In milliseconds. */
  latencies: number[];
  /** CPU time of the server for each answer, in milliseconds. */
  cpuMs: number;
}

/** A request whose answer is not what a GET of a path gives. */
export interface Call {
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

interface Loaded {
  address: string;
  /** The process of the server. */
  pid: number;
  connections: number;
  forMs: number;
  /**
   * The time between the beginnings of two requests of a connection, with the connections spread over it. Without it,
   * each request follows the answer before it.
   */
  everyMs?: number;
  /** The path of the next request, or the next call, which creates something. */
  next: () => string | Call;
  /** The compressions that are accepted. */
  encoding?: string;
}

/** Asks a server for pages over so many connections, one request after the other on each. */
export async function load({
  address,
  pid,
  connections,
  forMs,
  next,
  everyMs = 0,
  encoding = 'gzip, deflate, br, zstd',
}: Loaded): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const [cpuBefore, start] = [cpuOf(pid), performance.now()];
  const until = start + forMs;
  const ask = async (_: unknown, index: number) => {
    if (everyMs > 0) await sleep((everyMs * index) / connections);
    while (performance.now() < until) {
      const asked = performance.now();
      await send(next(), address, agent, encoding);
      const answered = performance.now();
      latencies.push(answered - asked);
      if (everyMs > 0) await sleep(asked + everyMs - answered);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: latencies.length / seconds, latencies, cpuMs: (cpuOf(pid) - cpuBefore) / latencies.length };
}

function send(next: string | Call, address: string, agent: Agent, encoding: string): Promise<void> {
  const call = typeof next === 'string' ? { path: next, status: 200 } : { ...next, status: 201 };
  const url = new URL(call.path, address);
  const headers = 'body' in call ? call.headers : { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, ...('method' in call && { method: call.method }) }, (answer) => {
      if (answer.statusCode !== call.status) reject(new Error(`${url.href} was answered with ${answer.statusCode}`));
      answer.on('end', resolve).on('error', reject).resume();
    });
    sent.on('error', reject).end('body' in call ? call.body : undefined);
  });
}

/** The CPU time of a process until now, in milliseconds; Linux counts it in hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
