import type { Allowance, Task, Unusable } from './conversion.ts';
import { declaredPixels } from './declared-pixels.ts';
import { fairQueue } from './fair-queue.ts';
import { kindOf } from './kinds.ts';

/** In which queue a file waits, how long it probably takes, and what it may use. */
export interface Plan {
  inTurn: ReturnType<typeof fairQueue>;
  expectedMs: number;
  allowance: Allowance;
  task: Task;
}

const MB = 1024 * 1024;
const LIMITS = { mostBytes: 64 * MB, patienceMs: 20_000 };
/** Photos of phones are seldom more. */
const SMALL_PIXELS = 16_000_000;
const START_MS = 200;
const PIXELS_IN_MS = 40_000;
const BYTES_IN_MS = 5000;

const small = {
  inTurn: fairQueue({ ...LIMITS, atOnce: 2 }),
  allowance: { cpuSeconds: 4, maxMemoryBytes: 384 * MB },
};
/** They need much memory. */
const large = {
  inTurn: fairQueue({ ...LIMITS, atOnce: 1 }),
  allowance: { cpuSeconds: 8, maxMemoryBytes: 1024 * MB },
};
/** Who looks at stored pictures does not wait for those that others send. */
const marks = {
  inTurn: fairQueue({ ...LIMITS, atOnce: 2 }),
  allowance: { cpuSeconds: 8, maxMemoryBytes: 384 * MB },
};

/** One core is enough for the pictures of links. */
const cards = {
  inTurn: fairQueue({ ...LIMITS, atOnce: 1 }),
  allowance: { cpuSeconds: 8, maxMemoryBytes: 384 * MB },
};

/** The plan for a file, by its first bytes; what they show to be unusable is refused. */
export function planFor(bytes: Uint8Array, task: Task): Plan | Unusable {
  if (task.kind === 'mark') return { ...marks, expectedMs: 2 * START_MS, task };
  if (task.kind === 'card') return { ...cards, expectedMs: 2 * START_MS, task };
  const kind = kindOf(bytes);
  if (kind === null) return 'wrong_type';
  if (kind === 'pdf') {
    const isAccepted = task.kind === 'convert' && task.limits.maxPages > 0;
    return isAccepted
      ? { ...large, allowance: { ...large.allowance, cpuSeconds: 15 }, expectedMs: 5000, task }
      : 'wrong_type';
  }
  const pixels = kind === 'heic' ? undefined : declaredPixels(bytes, kind);
  if (pixels === undefined) return { ...large, expectedMs: 1500, task };
  if (pixels > task.limits.maxPixels) return 'too_many_pixels';
  const expectedMs = START_MS + pixels / PIXELS_IN_MS + bytes.length / BYTES_IN_MS;
  return pixels > SMALL_PIXELS
    ? { ...large, expectedMs, task }
    : { ...small, expectedMs, task: withPixels(task, Math.min(task.limits.maxPixels, SMALL_PIXELS)) };
}

/** A file that declared fewer pixels than it has is refused when they are decoded. */
function withPixels(task: Extract<Task, { limits: object }>, maxPixels: number): Task {
  return task.kind === 'cut'
    ? { ...task, limits: { ...task.limits, maxPixels } }
    : { ...task, limits: { ...task.limits, maxPixels } };
}
