import { observeCheckout, type Observed } from './observe-checkout.ts';
import { findActiveAttempt } from './queries.ts';
import type { PaymentCtx } from './services.ts';

/** Questions to the gateway that are not answered yet, by attempt: pages ask often, and a slow gateway only once. */
const asked = new Map<string, Promise<Observed>>();

/** What happens on the gateway's page of a booking: nobody has paid there (`open`), or a payment is being processed. */
export async function checkActiveAttempt({
  ctx,
  input: { booking_id },
}: {
  ctx: PaymentCtx;
  input: { booking_id: string };
}): Promise<'none' | 'open' | 'under_way'> {
  const attempt = await findActiveAttempt(ctx.db, booking_id);
  if (attempt === undefined) return 'none';
  const answer =
    asked.get(attempt.id) ?? observeCheckout({ ctx, input: { attempt } }).finally(() => asked.delete(attempt.id));
  asked.set(attempt.id, answer);
  const observed = await answer;
  if (observed === 'unknown') throw new Error('the gateway does not know the checkout of an attempt');
  return observed === 'open' || observed === 'under_way' ? observed : 'none';
}
