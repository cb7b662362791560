import type { PriceLines, Rates } from '@hirfa/domain/payments';
import type { Person, WriteCtx } from '../kernel/verb.ts';
import { insertPayment } from './queries.ts';

/** Creates the payment of a new booking. */
export function openPayment({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { booking_id: string; provider_id: string; lines: PriceLines; rates: Rates };
}): Promise<void> {
  return insertPayment(ctx.db, { ...input, payer_id: ctx.actor.user_id }, ctx.now);
}
