import { addDays, cairoDay, cairoInstant } from '@hirfa/domain/market';
import type { WorkCtx } from './work.ts';

/** Work of a room that is done once a night. It is claimed like a deadline, so that one process does it. */
export interface NightlyWork<Services> {
  /** The kind of its deadline. */
  kind: string;
  /** When, in minutes of the day in Cairo: not at midnight, where clocks change. */
  minute: number;
  /** After an error, or `NotYet`, it is tried again soon: what may fail for hours is a job. */
  verb(work: { ctx: WorkCtx<Services> }): Promise<void>;
}

/** The next instant after this one at which it is this minute of a day in Cairo. */
export function nextNight(now: Date, minute: number): Date {
  const today = cairoDay(now);
  const nights = [today, addDays(today, 1)].flatMap((day) => cairoInstant(day, minute) ?? []);
  const next = nights.find((at) => at > now);
  if (next === undefined) throw new Error(`the minute ${minute} is on no day`);
  return next;
}
