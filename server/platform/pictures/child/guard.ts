import { workerData } from 'node:worker_threads';
import type { Allowance } from '../conversion.ts';

const EVERY_MS = 20;

/**
 * A thread that ends its process when that needs too much processor time or memory: the engine's own limits do not
 * count the memory of WebAssembly and of native libraries, limits of the system differ between systems, and a process
 * in an endless loop does not notice that its parent has ended.
 */
const { cpuSeconds, maxMemoryBytes }: Allowance = workerData;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooLong = user + system > cpuSeconds * 1_000_000;
  if (isTooLong || process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
