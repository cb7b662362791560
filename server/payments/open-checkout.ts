import type { Language } from '@hirfa/domain/market';
import type { PaymentMethod, Piastres, PriceLines } from '@hirfa/domain/payments';
import { addDeadlines, setDeadlines } from '../kernel/deadlines.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { findExtraCharge } from './charges/queries.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { findMailAddress, findPhoneNumber } from '../accounts/index.ts';
import { CHECK_ATTEMPT } from './jobs.ts';
import { paymentChanged, referenceGiven } from './events.ts';
import type { Checkout, CheckoutOrder, Payer } from './gateway.ts';
import { observeCheckout } from './observe-checkout.ts';
import { dropAttempt, outcomeOf, payWithCard } from './one-tap/pay-with-card.ts';
import {
  type Attempt,
  findAttempt,
  findPayerName,
  findPayment,
  findActiveAttempt,
  insertAttempt,
  lockPayment,
  updateAttempt,
} from './queries.ts';
import { findToken } from './saved-cards/queries.ts';
import { gatewayOf, type PaymentCtx } from './services.ts';

/** When a new checkout is read for the first time, in case no webhook arrives. */
const FIRST_CHECK_MS = 20_000;

/**
 * First half, in the customer's transaction, which locked the booking: returns the active attempt to pay what was
 * booked or an extra, or a new one.
 */
export async function claimAttempt({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: {
    booking_id: string;
    extra_id?: string;
    adapter: string;
    method: PaymentMethod;
    saves_card?: boolean;
    card_id?: string | null;
    language: Language;
    expires_at: Date;
  };
}): Promise<string> {
  const { db, now } = ctx;
  const { booking_id, extra_id } = input;
  // An insert would wait for who changes the active attempt, who may be waiting for the booking.
  const active = await findActiveAttempt(db, booking_id, extra_id);
  if (active !== undefined) return active.id;
  const id = newId();
  await insertAttempt(db, { id, state: 'open', created_at: now, ...input });
  const attempt = await findActiveAttempt(db, booking_id, extra_id);
  if (attempt === undefined) throw new Error(`no attempt of booking ${booking_id}`);
  // The gateway may never answer about it.
  if (attempt.id === id) await addDeadlines(db, id, [{ kind: CHECK_ATTEMPT, due_at: attempt.expires_at }]);
  return attempt.id;
}

interface CheckoutInput {
  attempt_id: string;
  title: Record<Language, string>;
}

/**
 * Second half, outside of a transaction: opens the gateway's page, or pays with the saved card of the attempt. A
 * repeated call returns the same page.
 */
export async function openCheckout({ ctx, input: { attempt_id, title } }: { ctx: PaymentCtx; input: CheckoutInput }) {
  const origin = ctx.services.origin();
  const attempt = await findAttempt(ctx.db, { id: attempt_id });
  if (attempt === undefined) return refuse('state_changed');
  const after = `${origin}${pathOf(attempt, returnTo(attempt))}`;
  if (attempt.state !== 'open') return attempt.card_id === null ? refuse('state_changed') : outcomeOf(attempt, after);
  const opened = attempt.checkout_id === null ? await openAtGateway(ctx, attempt, { title, after }) : attempt;
  if (isRefusal(opened)) return opened;
  const { id, booking_id, card_id, checkout_id, checkout_url } = opened;
  const { payWithCard: pay } = gatewayOf(ctx.services, opened);
  if (pay === null || card_id === null || checkout_id === null || checkout_url !== null) return pageOf(opened, origin);
  return payWithCard({ ctx, input: { attempt: { id, booking_id, card_id, checkout_id }, pay, after } });
}

interface Opening extends Pick<CheckoutInput, 'title'> {
  after: string;
}

async function openAtGateway(ctx: PaymentCtx, attempt: Attempt, opening: Opening) {
  const { log, services } = ctx;
  if ((await observeCheckout({ ctx, input: { attempt } })) === 'final') return refuse('state_changed');
  const gateway = gatewayOf(services, attempt);
  const order = await orderOf(ctx, attempt, opening);
  if (order === null) return dropAttempt({ ctx, input: { attempt } });
  const checkout = await gateway.openCheckout(order).catch((error: unknown) => {
    log.error({ error, attempt_id: attempt.id }, 'the gateway did not open a checkout');
    return null;
  });
  if (checkout === null) return refuse('service_unavailable');
  if ('refused' in checkout) {
    log.error({ code: checkout.code, attempt_id: attempt.id }, 'the gateway refused a checkout');
    return attempt.card_id === null ? refuse('service_unavailable') : dropAttempt({ ctx, input: { attempt } });
  }
  const stored = await storeOpened(ctx, attempt, checkout);
  if (stored.state === 'open') return stored;
  if (stored.checkout_id === checkout.id) await gateway.closeCheckout(checkout.id);
  return refuse('state_changed');
}

/** Null where the saved card that was to pay is gone. */
async function orderOf(ctx: PaymentCtx, attempt: Attempt, { title, after }: Opening): Promise<CheckoutOrder | null> {
  const { db, services } = ctx;
  const { payer_id: user_id, ...payment } = await findPayment(db, attempt.booking_id);
  const card_token = attempt.card_id === null ? null : await findToken(db, attempt.card_id);
  if (card_token === undefined) return null;
  const language = attempt.language === 'ar' ? 'ar' : 'en';
  return {
    attempt_id: attempt.id,
    booking_id: attempt.booking_id,
    amount: await findAmount(db, attempt, payment.lines),
    payer: await findPayer(ctx, user_id),
    method: attempt.method,
    saves_card: attempt.saves_card,
    card_token,
    // The attempt's language, not that of this call: a repeated order must not differ from the first.
    description: title[language],
    language,
    return_url: after,
    webhook_url: `${services.origin()}/api/v1/webhooks/${attempt.adapter}`,
    expires_at: attempt.expires_at,
  };
}

async function storeOpened(ctx: PaymentCtx, attempt: Attempt, checkout: Checkout): Promise<Attempt> {
  return ctx.transaction('gateway', async (tx) => {
    await lockPayment(tx.db, attempt.booking_id);
    const current = await findAttempt(tx.db, { id: attempt.id });
    // Another call was faster, and a gateway without idempotency keys has opened a page for each: nobody sees this one.
    if (current !== undefined && current.checkout_id !== null && current.checkout_id !== checkout.id) return current;
    // Stored even when the attempt was closed meanwhile, so that a payment there is found.
    const opened = openedAt(attempt, checkout);
    await updateAttempt(tx.db, attempt.id, opened);
    await setDeadlines(tx.db, attempt.id, [
      { kind: CHECK_ATTEMPT, due_at: new Date(tx.now.getTime() + FIRST_CHECK_MS) },
    ]);
    await tx.publish(paymentChanged, { type: 'moved', booking_id: attempt.booking_id });
    if (opened.reference !== null) await tx.publish(referenceGiven, { attempt_id: attempt.id });
    return { ...attempt, ...opened, state: current?.state ?? 'closed' };
  });
}

/** What is stored of an opened checkout. Its reference may end earlier than the hold. */
const openedAt = ({ expires_at }: Attempt, { id, url, reference }: Checkout) => ({
  checkout_id: id,
  checkout_url: url,
  reference: reference?.code ?? null,
  expires_at: reference !== undefined && reference.pay_by < expires_at ? reference.pay_by : expires_at,
});

/** Where the customer pays; with a reference, the page of the payment, which shows it. */
function pageOf(attempt: Attempt, origin: string): { checkout_url: string } {
  const { booking_id, checkout_url, reference } = attempt;
  if (reference === null && checkout_url !== null) return { checkout_url };
  return { checkout_url: `${origin}${pathOf(attempt, `/payment/${booking_id}`)}` };
}

const pathOf = ({ language }: Pick<Attempt, 'language'>, path: string) => (language === 'ar' ? `/ar${path}` : path);

/** Where the customer is brought after the gateway's page. An extra is shown by the page of its booking. */
const returnTo = ({ booking_id, extra_id }: Attempt) =>
  extra_id === null ? `/payment-return?booking=${booking_id}` : `/booking-confirmation/${booking_id}`;

/** What a gateway may be told of who pays. */
async function findPayer({ db, services: { pools } }: PaymentCtx, userId: string): Promise<Payer> {
  const name = await findPayerName(db, userId);
  const email = await findMailAddress(pools.auth, userId);
  return { name, email: email ?? null, phone: await findPhoneNumber(pools.auth, userId) };
}

/** What the customer pays with an attempt. */
async function findAmount(db: Database, { extra_id }: Attempt, lines: PriceLines): Promise<Piastres> {
  if (extra_id === null) return lines.customer_total;
  const charge = await findExtraCharge(db, extra_id);
  if (charge === undefined) throw new Error(`no charge of the extra ${extra_id}`);
  return charge.amount;
}
