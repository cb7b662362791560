import { EXTRA, takesExtras } from '@hirfa/domain/bookings';
import type { Language } from '@hirfa/domain/market';
import { costsOfExtra, fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { isRefusal, type Person, refuse, refuseAmount, type WriteCtx } from '../../kernel/verb.ts';
import { claimAttempt, claimExtra, findPayment, hasOpenOperation, openCheckout } from '../../payments/index.ts';
import type { CheckoutCtx } from '../open-checkout.ts';
import { lockBooking } from '../queries.ts';
import { findExtra, markApproved } from '../stored-extras/queries.ts';

interface Approved {
  id: string;
  extra_id: string;
  /** What the customer was shown, in EGP: they never pay more than that. */
  total: string;
  language: Language;
}

/** The customer approves an extra. Returns the address of the gateway's page, where they pay what it adds. */
export async function approveExtra({ ctx, input }: { ctx: CheckoutCtx; input: Approved }) {
  const { gateway } = ctx.payment.services;
  const claimed = await ctx.person((tx) => claim(tx, { ...input, adapter: gateway.name }));
  if (isRefusal(claimed)) return claimed;
  return openCheckout({ ctx: ctx.payment, input: claimed });
}

async function claim(
  ctx: WriteCtx<Person>,
  { id, extra_id, total, language, adapter }: Approved & { adapter: string },
) {
  const { db, now } = ctx;
  const booking = await lockBooking(db, id);
  if (booking?.booker_id !== ctx.actor.user_id) return refuse('not_found');
  const extra = await findExtra(db, extra_id);
  if (extra?.booking_id !== id || extra.outcome !== null || !takesExtras(booking)) return refuse('state_changed');
  if (await hasOpenOperation(db, id)) return refuse('service_unavailable');
  const { lines, rates } = await findPayment(db, id);
  const subtotal = piastres(fromDecimal(extra.work) + fromDecimal(extra.materials));
  const { total: amount } = costsOfExtra(lines, rates, subtotal);
  if (toDecimal(amount) !== total) return refuseAmount(toDecimal(amount));
  await markApproved(db, extra_id, now);
  const isClaimed = await claimExtra({ ctx, input: { booking_id: id, extra_id, amount } });
  if (!isClaimed) return refuse('state_changed');
  const expires_at = new Date(now.getTime() + EXTRA.payMs);
  const attempt_id = await claimAttempt({ ctx, input: { booking_id: id, extra_id, adapter, language, expires_at } });
  return { attempt_id, title: { en: booking.title, ar: booking.title_ar } };
}
