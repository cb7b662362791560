import * as z from 'zod';
import { runInChild } from '../../../platform/supervision/run-in-child.ts';
import type { BusyTimes, CalendarJob } from './busy-times.ts';

const CHILD = new URL('child/main.ts', import.meta.url);

const Answer = z.union([
  z.strictObject({ busy: z.array(z.tuple([z.number(), z.number()])), unread: z.int(), guessed: z.int() }),
  z.enum(['not_a_calendar', 'too_large']),
]);

/** How much a reading may take, and how many are read so at the same time; the others wait for their turn. */
export interface Allowance {
  seconds: number;
  heapMegabytes: number;
  inTurn: ReturnType<typeof createTurns>;
}

/**
 * When a calendar is busy, found in a child process that ends with it: a crafted one may need endless time or memory.
 * Undefined for a child that takes too long or too much, or dies. `ms` is how long it took, without waiting for others.
 * Children have less priority than requests: on a busy machine even a small calendar takes a while.
 */
export function readBusyTimes(
  job: CalendarJob,
  { inTurn, ...limits }: Allowance,
): Promise<{ answer: BusyTimes | undefined; ms: number }> {
  return inTurn(async () => {
    const begin = performance.now();
    const end = await runInChild({ program: CHILD, job, ...limits });
    const answer = 'answer' in end ? end.answer : undefined;
    return { answer: Answer.optional().catch('too_large').parse(answer), ms: performance.now() - begin };
  });
}

/** So much work at the same time, in the order in which it came. */
export function createTurns(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
