import { boundsOf, monthOf, monthsToClose, nextMonth } from '@hirfa/domain/payments';
import type { WorkCtx } from '../../kernel/work.ts';
import { closeMonth, findClosedBefore, findFirstEntry } from './queries.ts';

/** Later than any month. */
const NEVER = '9999-12';

/** Each night: closes the books of months that are over, each in a transaction of its own. */
export async function closeMonths({ ctx }: { ctx: WorkCtx }): Promise<void> {
  const last = await findClosedBefore(ctx.db, NEVER);
  const entry = last === undefined ? await findFirstEntry(ctx.db) : null;
  const first = last === undefined ? entry && monthOf(entry) : nextMonth(last.month);
  if (first === null) return;
  for (const month of monthsToClose(ctx.now, first)) {
    await ctx.transaction('clock', ({ db, now }) => closeMonth(db, month, boundsOf(month).until, now));
    ctx.log.info({ month }, 'the books of a month are closed');
  }
}
