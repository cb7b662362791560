import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db.ts';
import type { Log } from '../log.ts';

/** What is due at an instant is early or late by the difference, and tokens of another process may seem expired. */
const MOST_MS = 3000;
const EVERY_MS = 60_000;

const Now = z.tuple([z.object({ now: z.coerce.date() })]);

/** By how much the clock of this process is surely ahead of that of the database; less than 0 if it is behind. */
async function measure(db: Database, clock: Clock): Promise<number> {
  const before = clock().getTime();
  const [{ now }] = Now.parse(await db.execute(sql`select clock_timestamp() as now`));
  const after = clock().getTime();
  // The database read its clock at some time in between.
  if (before > now.getTime()) return before - now.getTime();
  return Math.min(0, after - now.getTime());
}

export interface ClockWatch {
  /** What operators should know; nothing while the clocks agree. */
  remarks(): readonly string[];
  stop(): Promise<void>;
}

/**
 * Compares the clock of this process with that of the database, which is one for all of them, at once and each minute.
 */
export function watchClock(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  everyMs = EVERY_MS,
): ClockWatch {
  let remark: string | null = null;
  const check = async () => {
    const ahead = await measure(db, clock);
    const isOff = Math.abs(ahead) > MOST_MS;
    if (isOff && remark === null)
      log.warn({ ahead_ms: ahead }, 'the clocks of this process and of the database differ');
    if (!isOff && remark !== null) log.info('the clocks of this process and of the database agree again');
    const seconds = (Math.abs(ahead) / 1000).toFixed(1);
    remark = isOff
      ? `the clock of this process is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's`
      : null;
  };
  const checkSafely = () =>
    check().catch((error: unknown) => log.warn({ error }, 'the clock of the database could not be read'));
  let checked = checkSafely();
  const timer = setInterval(() => (checked = checked.then(checkSafely)), everyMs);
  return {
    remarks: () => (remark === null ? [] : [remark]),
    async stop() {
      clearInterval(timer);
      await checked;
    },
  };
}
