import { workerData } from 'node:worker_threads';
import type { Allowance } from '../conversion.ts';

const EVERY_MS = 20;

/**
 * A thread that ends its process when that needs too long or too much memory: the engine's own limits do not count the
 * memory of WebAssembly and of native libraries, limits of the system differ between systems, and a process in an
 * endless loop does not notice that its parent has ended.
 */
const { seconds, maxMemoryBytes }: Allowance = workerData;
const startedAt = performance.now();
setInterval(() => {
  const isTooLong = performance.now() - startedAt > seconds * 1000;
  if (isTooLong || process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
