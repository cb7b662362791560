import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export interface Load {
  perSecond: number;
  /** In milliseconds. */
  latencies: number[];
  /** CPU time of the server for each answer, in milliseconds. */
  cpuMs: number;
}

interface Loaded {
  address: string;
  /** The process of the server. */
  pid: number;
  connections: number;
  forMs: number;
  /** The path of the next request. */
  next: () => string;
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
  encoding = 'gzip, deflate, br, zstd',
}: Loaded): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const [cpuBefore, start] = [cpuOf(pid), performance.now()];
  const until = start + forMs;
  const ask = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      await read(new URL(next(), address), agent, encoding);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: latencies.length / seconds, latencies, cpuMs: (cpuOf(pid) - cpuBefore) / latencies.length };
}

function read(url: URL, agent: Agent, encoding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url.href} was answered with ${answer.statusCode}`));
      answer.on('end', resolve).on('error', reject).resume();
    });
    request.on('error', reject);
  });
}

/** The CPU time of a process until now, in milliseconds; Linux counts it in hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
