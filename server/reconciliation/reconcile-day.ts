import { addDays, startOfDay } from '@hirfa/domain/market';
import { READ_AGAIN_DAYS } from '@hirfa/domain/payments';
import { errorLine } from '../platform/errors/describe-error.ts';
import { comparePayments } from './compare-payments.ts';
import { findFirstDay, updateDay } from './queries.ts';
import { observeFailedRefunds } from './observe-failed-refunds.ts';
import { readMovements } from './read-movements.ts';
import type { ReconcileCtx } from './services.ts';

const HOUR_MS = 3_600_000;

/**
 * A job: compares what the gateways have moved on a day, and on the days before it, with the books. It can run any
 * number of times. What fails is seen by admins, and tried again.
 */
export async function reconcileDay({ ctx, input: { id: day } }: { ctx: ReconcileCtx; input: { id: string } }) {
  const { db, now } = ctx;
  const first = await findFirstDay(db);
  if (first === null) return;
  const since = startOfDay(addDays(first, 1));
  const again = startOfDay(addDays(day, 1 - READ_AGAIN_DAYS));
  const from = again > since ? again : since;
  try {
    // The clock of the gateway may be ahead.
    await readMovements({ ctx, input: { from, until: new Date(now.getTime() + HOUR_MS) } });
    await observeFailedRefunds({ ctx, input: { from } });
    const compared = await comparePayments({ ctx, input: { from, since } });
    await updateDay(db, day, { state: 'done', error: null, compared, changed_at: now });
  } catch (error) {
    ctx.log.error({ error, day }, 'the books could not be compared with the gateway, it will be tried again');
    await noteFailure(ctx, day, error);
    throw error;
  }
}

async function noteFailure({ db, now }: ReconcileCtx, day: string, error: unknown): Promise<void> {
  await updateDay(db, day, { state: 'failed', error: errorLine(error), changed_at: now });
}
