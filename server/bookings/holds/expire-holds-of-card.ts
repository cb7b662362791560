import type { PaymentCtx } from '../../payments/index.ts';
import { expireHold, holdDeadline } from './expire-hold.ts';
import { findExpiredHolds } from './queries.ts';

/**
 * Expires the holds of a card's provider that have passed their time, since the constraint on slots does not check the
 * time. A hold that can not be expired now (the gateway does not answer) keeps its slot until the clock runs.
 * @returns whether there were any.
 */
export async function expireHoldsOfCard({
  ctx,
  input,
}: {
  ctx: PaymentCtx;
  input: { card_id: string };
}): Promise<boolean> {
  const holds = await findExpiredHolds(ctx.db, input.card_id, ctx.now);
  await Promise.all(
    holds.map((id) =>
      expireHold({ ctx, input: holdDeadline(id, ctx.now) }).catch((error: unknown) =>
        ctx.log.error({ error, booking_id: id }, 'a hold could not be expired'),
      ),
    ),
  );
  return holds.length > 0;
}
