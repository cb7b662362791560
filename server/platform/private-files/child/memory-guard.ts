import { workerData } from 'node:worker_threads';
import * as z from 'zod';

const EVERY_MS = 20;

/**
 * A thread that ends its process when that uses too much memory. The engine's own limits do not count the memory of
 * WebAssembly and of native libraries, and limits of the system differ between systems.
 */
const maxBytes = z.number().parse(workerData);
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
