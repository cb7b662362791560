import { boundsOf, isClosedLate, type Month, monthOf, monthsToClose, nextMonth } from '@hirfa/domain/payments';
import { NotYet, type WorkCtx } from '../../kernel/work.ts';
import { databaseCode } from '../../platform/errors/database-errors.ts';
import { closeMonth, findClosedBefore, findFirstEntry } from './queries.ts';

/** Later than any month. */
const NEVER = '9999-12';
/** PostgreSQL's lock_not_available: somebody is recording an entry. */
const LOCKED = '55P03';

/** Each night: closes the books of months that are over, each in a transaction of its own. */
export async function closeMonths({ ctx }: { ctx: WorkCtx }): Promise<void> {
  const last = await findClosedBefore(ctx.db, NEVER);
  const entry = last === undefined ? await findFirstEntry(ctx.db) : null;
  const first = last === undefined ? entry && monthOf(entry) : nextMonth(last.month);
  if (first === null) return;
  for (const month of monthsToClose(ctx.now, first)) {
    await ctx
      .transaction('clock', ({ db, now }) => closeMonth(db, month, boundsOf(month).until, now))
      .catch((error: unknown) => putOff(error, month, ctx.now));
    ctx.log.info({ month }, 'the books of a month are closed');
  }
}

/** An entry takes less than a second to record; only if one is always being recorded, somebody has to look. */
function putOff(error: unknown, month: Month, now: Date): never {
  if (databaseCode(error) === LOCKED && !isClosedLate(month, now)) throw new NotYet('an entry is being recorded');
  throw error;
}
