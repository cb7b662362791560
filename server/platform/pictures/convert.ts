import * as z from 'zod';
import type { Log } from '../log.ts';
import { runInChild } from '../supervision/run-in-child.ts';
import type {
  Allowance,
  ConversionLimits,
  Converted,
  CutLimits,
  PictureJob,
  SharedCard,
  Task,
  Unusable,
} from './conversion.ts';
import { planFor } from './plan.ts';

/** A file, and who waits for what becomes of it. */
export interface SentFile {
  bytes: Uint8Array;
  user_id: string;
  log: Log;
}

type Refused = Unusable | 'busy';

const CHILD = new URL('child/main.ts', import.meta.url);
/** A child whose machine has no time for it. One that uses its own time up ends before. */
const LATE_S = 40;
const HEAP_MEGABYTES = 256;

const Bytes = z.instanceof(Uint8Array);
const Size = z.strictObject({ width: z.int(), height: z.int() });
const Pages = z.strictObject({
  pages: z.array(Bytes),
  sizes: z.array(Size),
  small: Bytes.nullable(),
  fingerprint: z.string(),
});
const UNUSABLE = z.enum(['wrong_type', 'encrypted', 'too_many_pages', 'too_many_pixels', 'damaged']);

/** The pages of a file as pictures; 'busy' if there is no time for it now. */
export function convertFile(
  file: SentFile,
  limits: ConversionLimits,
  allowance?: Allowance,
): Promise<Converted | Refused> {
  return makePictures(file, { kind: 'convert', limits }, Pages, allowance);
}

/** A picture in several sizes, cut around its middle; 'busy' if there is no time for it now. */
export function cutPicture(file: SentFile, limits: CutLimits): Promise<Uint8Array[] | Refused> {
  return makePictures(file, { kind: 'cut', limits }, z.array(Bytes));
}

/** A stored picture with these lines all over it; 'busy' if there is no time for it now. */
export function markPicture(file: SentFile, lines: readonly string[]): Promise<Uint8Array | Refused> {
  return makePictures(file, { kind: 'mark', lines }, Bytes);
}

/** The picture of a page for shared links; a refusal if there is no time for it now. */
export function drawCard(card: SharedCard, log: Log): Promise<Uint8Array | Refused> {
  return makePictures({ bytes: new Uint8Array(), user_id: 'shared cards', log }, { kind: 'card', card }, Bytes);
}

/**
 * Works on a file in a child process that ends with it: decoders of foreign files have faults, and need much time and
 * memory. A child that takes too much of them, or dies, means a damaged file, and nothing for any other.
 */
async function makePictures<Answer>(
  { bytes, user_id, log }: SentFile,
  wanted: Task,
  answers: z.ZodType<Answer>,
  given?: Allowance,
): Promise<Answer | Refused> {
  const plan = planFor(bytes, wanted);
  if (typeof plan === 'string') return plan;
  const { inTurn, expectedMs, allowance, task } = plan;
  return inTurn({ who: user_id, expectedMs, bytes: bytes.length }, async () => {
    const job: PictureJob = { bytes, task, allowance: given ?? allowance };
    const end = await runInChild({ program: CHILD, job, seconds: LATE_S, heapMegabytes: HEAP_MEGABYTES });
    if ('answer' in end) return z.union([answers, UNUSABLE]).catch('damaged').parse(end.answer);
    log.warn({ user_id, task: task.kind, bytes: bytes.length, ...end }, 'a child process ended with its picture');
    return end.isLate ? 'busy' : 'damaged';
  });
}
