import * as z from 'zod';
import { runInChild } from '../../../platform/supervision/run-in-child.ts';
import type { BusyTimes, CalendarJob } from './busy-times.ts';

/** The child has less priority than requests: on a busy machine even a small calendar takes a while. */
const ALLOWANCE = { seconds: 60, heapMegabytes: 512 };
const CHILD = new URL('child/main.ts', import.meta.url);

const Answer = z.union([
  z.strictObject({ busy: z.array(z.tuple([z.number(), z.number()])) }),
  z.enum(['not_a_calendar', 'too_large']),
]);

let turn: Promise<unknown> = Promise.resolve();

/**
 * When a calendar is busy, found in a child process that ends with it: a crafted one may need endless time or memory.
 * One is read at a time; a child that takes too long or too much, or dies, means that there is too much in it. `ms` is
 * how long it took, without its wait for others.
 */
export function readBusyTimes(job: CalendarJob): Promise<{ answer: BusyTimes; ms: number }> {
  const done = turn.then(async () => {
    const begin = performance.now();
    const end = await runInChild({ program: CHILD, job, ...ALLOWANCE });
    const answer = Answer.catch('too_large').parse('answer' in end ? end.answer : undefined);
    return { answer, ms: performance.now() - begin };
  });
  turn = done.catch(() => undefined);
  return done;
}
