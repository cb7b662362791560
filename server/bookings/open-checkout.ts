import type { Language } from '@hirfa/domain/market';
import { fromDecimal } from '@hirfa/domain/payments';
import { claimAttempt, openCheckout, type PaymentCtx } from '../payments/index.ts';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
import { lockBooking } from './queries.ts';

export interface CheckoutCtx {
  /** Runs the first half in the customer's transaction. */
  person<Answer>(
    work: (ctx: WriteCtx<Person>) => Promise<Answer>,
  ): Promise<Answer | Refusal<'authentication_required' | 'idempotency_mismatch' | 'invalid_input'>>;
  /** The second half calls the gateway, outside of any transaction. */
  payment: PaymentCtx;
}

/** Returns the address of the gateway's page, while the hold lasts. */
export async function openBookingCheckout({
  ctx,
  input,
}: {
  ctx: CheckoutCtx;
  input: { id: string; language: Language };
}) {
  const { gateway } = ctx.payment.services;
  const claimed = await ctx.person((tx) => claim(tx, { ...input, adapter: gateway.name }));
  if (isRefusal(claimed)) return claimed;
  return openCheckout({ ctx: ctx.payment, input: claimed });
}

interface Claim {
  id: string;
  language: Language;
  adapter: string;
}

async function claim(ctx: WriteCtx<Person>, { id, language, adapter }: Claim) {
  const booking = await lockBooking(ctx.db, id);
  if (booking?.booker_id !== ctx.actor.user_id) return refuse('not_found');
  const isPayable =
    booking.status === 'awaiting_acceptance' && booking.authorized_at === null && ctx.now < booking.hold_until;
  // Discounts pay the whole price: a job marks it as paid.
  if (fromDecimal(booking.total_amount) === 0) return refuse('state_changed');
  if (!isPayable) return refuse('state_changed');
  const attempt_id = await claimAttempt({
    ctx,
    input: { booking_id: id, adapter, language, expires_at: booking.hold_until },
  });
  return { attempt_id, title: { en: booking.title, ar: booking.title_ar } };
}
