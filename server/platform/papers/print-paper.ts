import * as z from 'zod';
import type { Log } from '../log.ts';
import { fairQueue } from '../pictures/fair-queue.ts';
import { runInChild } from '../supervision/run-in-child.ts';
import type { Paper } from './paper.ts';

const CHILD = new URL('child/main.ts', import.meta.url);
/** A child whose machine has no time for it; it needs less than a second. */
const LATE_S = 30;
const HEAP_MEGABYTES = 128;
const EXPECTED_MS = 500;

const inTurn = fairQueue({ atOnce: 1, mostBytes: 16 * 1024 * 1024, patienceMs: 20_000 });

/**
 * Prints a paper in a child process that ends with it: the compiler takes 80 MB, and works without a pause. 'busy' if
 * there is no time for it now.
 * @throws if the layout does not compile.
 */
export async function printPaper(paper: Paper, { who, log }: { who: string; log: Log }): Promise<Uint8Array | 'busy'> {
  return inTurn({ who, expectedMs: EXPECTED_MS, bytes: paper.input.length }, async () => {
    const end = await runInChild({ program: CHILD, job: paper, seconds: LATE_S, heapMegabytes: HEAP_MEGABYTES });
    if ('answer' in end) return z.instanceof(Uint8Array).parse(end.answer);
    log.warn({ who, ...end }, 'a child process ended without its paper');
    if (end.isLate) return 'busy';
    throw new Error('the paper could not be printed');
  });
}
