import * as z from 'zod';
import { runInChild } from '../supervision/run-in-child.ts';
import type { Allowance, ConversionJob, ConversionLimits, Converted, Unusable } from './conversion.ts';

const ALLOWANCE: Allowance = { seconds: 20, maxMemoryBytes: 1024 * 1024 * 1024 };
/** A waiting file stays in memory. */
const MAX_WAITING = 4;
const CHILD = new URL('child/main.ts', import.meta.url);

const Answer = z.union([
  z.strictObject({
    pages: z.array(z.instanceof(Uint8Array)),
    sizes: z.array(z.strictObject({ width: z.int(), height: z.int() })),
    fingerprint: z.string(),
  }),
  z.enum(['wrong_type', 'encrypted', 'too_many_pages', 'too_many_pixels', 'damaged']),
]);

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The pages of a file as pictures, made in a child process that ends with the file: decoders of foreign files have
 * faults, and need much memory. A child that takes too long or too much, or dies, means a damaged file. One file is
 * converted at a time; 'busy' if too many wait.
 */
export async function convertFile(
  bytes: Uint8Array,
  limits: ConversionLimits,
  allowance = ALLOWANCE,
): Promise<Converted | Unusable | 'busy'> {
  if (waiting > MAX_WAITING) return 'busy';
  waiting += 1;
  const done = turn.then(() => convertInChild({ bytes, limits, allowance })).finally(() => (waiting -= 1));
  turn = done.catch(() => undefined);
  return done;
}

async function convertInChild(job: ConversionJob): Promise<Converted | Unusable> {
  const { seconds } = job.allowance;
  return Answer.catch('damaged').parse(await runInChild({ program: CHILD, job, seconds, heapMegabytes: 256 }));
}

/** Whose files this process converts now. */
const converting = new Set<string>();

/** Converts a file of a person, unless another of theirs is converted: nobody keeps others waiting with several. */
export async function oneAtATime<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer | 'busy'> {
  if (converting.has(userId)) return 'busy';
  converting.add(userId);
  try {
    return await work();
  } finally {
    converting.delete(userId);
  }
}
