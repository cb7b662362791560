import type { Language } from '@hirfa/domain/market';
import type { PaymentMethod, Piastres, PriceLines } from '@hirfa/domain/payments';
import { addDeadlines, setDeadlines } from '../kernel/deadlines.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { findExtraCharge } from './charges/queries.ts';
import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { findMailAddress, findPhoneNumber } from '../accounts/index.ts';
import { CHECK_ATTEMPT } from './jobs.ts';
import { paymentChanged, referenceGiven } from './events.ts';
import type { Checkout, Payer } from './gateway.ts';
import { observeCheckout } from './observe-checkout.ts';
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

/** Second half, outside of a transaction: opens the gateway's page. A repeated call returns the same page. */
export async function openCheckout({ ctx, input: { attempt_id, title } }: { ctx: PaymentCtx; input: CheckoutInput }) {
  const { db, log } = ctx;
  const { origin } = ctx.services;
  const attempt = await findAttempt(db, { id: attempt_id });
  if (attempt === undefined || attempt.state !== 'open') return refuse('state_changed');
  if (attempt.checkout_id !== null) return pageOf(attempt, origin());
  if ((await observeCheckout({ ctx, input: { attempt } })) === 'final') return refuse('state_changed');
  const gateway = gatewayOf(ctx.services, attempt);
  const { payer_id: user_id, ...payment } = await findPayment(db, attempt.booking_id);
  const amount = await findAmount(db, attempt, payment.lines);
  const payer = await findPayer(ctx, user_id);
  const language = attempt.language === 'ar' ? 'ar' : 'en';
  const checkout = await gateway
    .openCheckout({
      attempt_id: attempt.id,
      booking_id: attempt.booking_id,
      amount,
      payer,
      method: attempt.method,
      // The attempt's language, not that of this call: a repeated order must not differ from the first.
      description: title[language],
      language,
      return_url: `${origin()}${pathOf(attempt, returnTo(attempt))}`,
      webhook_url: `${origin()}/api/v1/webhooks/${gateway.name}`,
      expires_at: attempt.expires_at,
    })
    .catch((error: unknown) => {
      log.error({ error, attempt_id: attempt.id }, 'the gateway did not open a checkout');
      return null;
    });
  if (checkout === null) return refuse('service_unavailable');
  if ('refused' in checkout) {
    log.error({ code: checkout.code, attempt_id: attempt.id }, 'the gateway refused a checkout');
    return refuse('service_unavailable');
  }
  const stored = await ctx.transaction('gateway', async (tx) => {
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
    return { ...attempt, ...opened, state: current?.state };
  });
  if (stored.state === 'open') return pageOf(stored, origin());
  if (stored.checkout_id === checkout.id) await gateway.closeCheckout(checkout.id);
  return refuse('state_changed');
}

/** What is stored of an opened checkout. Its reference may end earlier than the hold. */
const openedAt = ({ expires_at }: Attempt, { id, url, reference }: Checkout) => ({
  checkout_id: id,
  checkout_url: url,
  reference: reference?.code ?? null,
  expires_at: reference !== undefined && reference.pay_by < expires_at ? reference.pay_by : expires_at,
});

/** Where the customer pays; with a reference, the page of the payment, which shows it. */
function pageOf(attempt: Omit<Attempt, 'state'>, origin: string): { checkout_url: string } {
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
