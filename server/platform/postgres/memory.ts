import { totalmem } from 'node:os';

const MB = 2 ** 20;
/** What PostgreSQL has without a setting, and what a small machine can spare. */
const LEAST_BUFFERS_MB = 128;
/** More gains little, because the system keeps files in memory, too; and each process has a map of its own of them. */
const MOST_BUFFERS_MB = 2048;

/** The settings of PostgreSQL on a machine with this memory in bytes, which the product and other programs use, too. */
export function memorySettings(bytes: number): { shared_buffers: string; effective_cache_size: string } {
  const quarter = Math.floor(bytes / MB / 4);
  return {
    shared_buffers: `${Math.min(Math.max(quarter, LEAST_BUFFERS_MB), MOST_BUFFERS_MB)}MB`,
    effective_cache_size: `${Math.max(2 * quarter, LEAST_BUFFERS_MB)}MB`,
  };
}

/** The memory that this process may use: a container has less than its machine. */
export function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}
