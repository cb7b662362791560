import { piastres } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { Database } from '../../platform/db.ts';
import { paymentChanged } from '../events.ts';
import { updateAttempt } from '../queries.ts';
import type { AnsweredRequest } from './ask-gateway.ts';
import { updateExtraCharge } from './queries.ts';

/**
 * Records what the rail has done with the charges of extras, and tells their booking.
 * @returns whether the extra of the operation was captured.
 */
export async function recordExtras(
  ctx: WriteCtx,
  booking_id: string,
  added: string | null,
  done: readonly AnsweredRequest[],
): Promise<boolean> {
  for (const { charge, step, outcome } of done) {
    if (step.extra_id === null) continue;
    await updateExtraCharge(ctx.db, step.extra_id, changeOf(step, outcome));
    const isVoided = step.ask === 'void' || outcome === 'capture_refused';
    if (!isVoided) continue;
    if (charge.attempt !== null) await updateAttempt(ctx.db, charge.attempt.id, { state: 'closed' });
    if (step.extra_id !== added)
      await ctx.publish(paymentChanged, { type: 'extra_voided', booking_id, extra_id: step.extra_id });
  }
  if (added === null) return false;
  const isAdded = done.some(
    ({ step, outcome }) => step.extra_id === added && step.ask === 'capture' && outcome === 'done',
  );
  if (!isAdded) await ctx.publish(paymentChanged, { type: 'extra_voided', booking_id, extra_id: added });
  return isAdded;
}

/** Keeps what has gone back of extras, where the operation can not be recorded before the bank has decided. */
export async function keepReturned(db: Database, done: readonly AnsweredRequest[]): Promise<void> {
  for (const { step, outcome } of done)
    if (step.extra_id !== null && step.ask === 'refund' && outcome === 'done')
      await updateExtraCharge(db, step.extra_id, { returned: step.amount });
}

function changeOf(step: AnsweredRequest['step'], outcome: AnsweredRequest['outcome']) {
  if (step.ask === 'void' || outcome === 'capture_refused') return { rail_state: 'voided' } as const;
  if (step.ask === 'capture') return { rail_state: 'captured', held: step.amount } as const;
  return { held: piastres(-step.amount), ...(outcome === 'refund_refused' && { refused: step.amount }) };
}
