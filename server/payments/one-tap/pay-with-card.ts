import { refuse } from '../../kernel/verb.ts';
import { paymentChanged } from '../events.ts';
import type { Gateway } from '../gateway.ts';
import { observeCheckout } from '../observe-checkout.ts';
import { type Attempt, findAttempt, lockPayment, updateAttempt } from '../queries.ts';
import { findToken } from '../saved-cards/queries.ts';
import { gatewayOf, type PaymentCtx } from '../services.ts';

type PaysWithCard = Pick<Attempt, 'id' | 'booking_id'> & { card_id: string; checkout_id: string };

interface Work {
  ctx: PaymentCtx;
  /** `after` is the page that waits for what becomes of it. */
  input: { attempt: PaysWithCard; pay: NonNullable<Gateway['payWithCard']>; after: string };
}

/**
 * Pays an open checkout with its saved card. Its attempt is stored before, so that a payment whose answer is lost is
 * found like any other one; the page that waits asks for it.
 */
export async function payWithCard({ ctx, input: { attempt, pay, after } }: Work) {
  const { id, checkout_id, card_id } = attempt;
  const card_token = await findToken(ctx.db, card_id);
  if (card_token === undefined) return dropCheckout(ctx, attempt, after);
  const answer = await pay(checkout_id, { attempt_id: id, card_token, return_url: after }).catch((error: unknown) => {
    ctx.log.error({ error, attempt_id: id }, 'the gateway does not say whether a saved card has paid');
    return null;
  });
  if (answer === null) return { checkout_url: after };
  if ('refused' in answer) ctx.log.warn({ code: answer.code, attempt_id: id }, 'a saved card was refused');
  else if (answer.state === 'open' && answer.url !== null) return waitForBank(ctx, attempt, answer.url);
  const paying = await findAttempt(ctx.db, { id });
  if (paying?.state === 'open') await observeCheckout({ ctx, input: { attempt: paying } });
  const paid = await findAttempt(ctx.db, { id });
  if (paid?.state === 'open' && 'refused' in answer) return dropCheckout(ctx, attempt, after);
  return paid === undefined ? refuse('state_changed') : outcomeOf(paid, after);
}

/** Ends an attempt whose card can not pay, before the gateway has opened a checkout. Other ways stay. */
export async function dropAttempt({ ctx, input: { attempt } }: { ctx: PaymentCtx; input: { attempt: Attempt } }) {
  const { id, booking_id } = attempt;
  await ctx.transaction('gateway', async ({ db, publish }) => {
    await lockPayment(db, booking_id);
    const current = await findAttempt(db, { id });
    if (current?.state !== 'open' || current.checkout_id !== null) return;
    await updateAttempt(db, id, { state: 'closed' });
    await publish(paymentChanged, { type: 'moved', booking_id });
  });
  return refuse('card_declined');
}

/** What became of an attempt with a saved card. */
export function outcomeOf({ state }: Pick<Attempt, 'state'>, after: string) {
  if (state === 'open' || state === 'authorized') return { checkout_url: after };
  return state === 'declined' ? refuse('card_declined') : refuse('state_changed');
}

/** The bank wants the customer to confirm the payment: a repeated call shows the same page. */
async function waitForBank(ctx: PaymentCtx, { id, booking_id }: PaysWithCard, checkout_url: string) {
  await ctx.transaction('gateway', async ({ db }) => {
    await lockPayment(db, booking_id);
    await updateAttempt(db, id, { checkout_url });
  });
  return { checkout_url };
}

/** Its card can not pay it: nobody can, unless it has paid before. Other ways stay. */
async function dropCheckout(ctx: PaymentCtx, attempt: PaysWithCard, after: string) {
  const current = await findAttempt(ctx.db, { id: attempt.id });
  if (current === undefined) return refuse('state_changed');
  await gatewayOf(ctx.services, current).closeCheckout(attempt.checkout_id);
  await observeCheckout({ ctx, input: { attempt: current } });
  const ended = await findAttempt(ctx.db, { id: attempt.id });
  return ended?.state === 'authorized' || ended?.state === 'open' ? { checkout_url: after } : refuse('card_declined');
}
