import type { Language } from '@hirfa/domain/market';
import { claimAttempt, openCheckout, type PaymentParts } from '../payments/index.ts';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../platform/verb.ts';
import { lockBooking } from './queries.ts';

type InTransaction = <Answer>(work: (ctx: WriteCtx<Person>) => Promise<Answer>) => Promise<Answer | Refusal<'authentication_required'>>;

/** Returns the address of the gateway's page, while the hold lasts. */
export async function openBookingCheckout(parts: PaymentParts, person: InTransaction, input: { id: string; language: Language }) {
  const claimed = await person((ctx) => claim(ctx, { ...input, adapter: parts.gateway.name }));
  if (isRefusal(claimed)) return claimed;
  return openCheckout(parts, claimed.attemptId, claimed.title);
}

interface Claim {
  id: string;
  language: Language;
  adapter: string;
}

async function claim(ctx: WriteCtx<Person>, { id, language, adapter }: Claim) {
  const booking = await lockBooking(ctx.db, id);
  if (booking?.booker_id !== ctx.actor.user_id) return refuse('not_found');
  const isPayable = booking.status === 'awaiting_acceptance' && booking.authorized_at === null && ctx.now < booking.hold_until;
  if (!isPayable) return refuse('state_changed');
  const attemptId = await claimAttempt({ ctx, input: { booking_id: id, adapter, language, expires_at: booking.hold_until } });
  return { attemptId, title: { en: booking.title, ar: booking.title_ar } };
}
