import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ChargebackReason, CURRENCY, MONTH, MOVEMENT_KINDS, piastres } from '@hirfa/domain/payments';
import * as z from 'zod';
import { outgoingFetch } from '../../platform/outgoing.ts';
import { type Checkout, type Gateway, type GatewayRefusal, UnknownCheckout } from '../gateway.ts';

/** An id of the gateway. Other characters are refused here, because the database refuses some of them. */
const Id = z.string().regex(/^[\w-]{1,100}$/);
/** Reasons of banks in the words of this product. */
const REASONS: ReadonlyMap<string, ChargebackReason> = new Map([
  ['fraudulent', 'not_recognised'],
  ['product_not_received', 'not_done'],
  ['product_unacceptable', 'not_as_agreed'],
]);
const CheckoutAnswer = z
  .object({
    id: Id,
    state: z.enum(['open', 'processing', 'authorized', 'captured', 'voided', 'declined', 'closed']),
    amount: z.int().transform(piastres),
    captured_amount: z.int(),
    refunded_amount: z.int(),
    url: z.url({ protocol: /^https?$/ }),
    saved_card: z
      .object({
        token: Id,
        fingerprint: Id,
        brand: z.string().regex(/^[A-Za-z ]{1,30}$/),
        last_digits: z.string().regex(/^\d{4}$/),
        expires: z.string().regex(MONTH),
      })
      .transform(({ fingerprint: instrument, ...card }) => ({ ...card, instrument }))
      .nullish(),
    payment_code: z
      .string()
      .regex(/^\d{6,20}$/)
      .nullish(),
    expires_at: z.iso.datetime().transform((text) => new Date(text)),
    dispute: z
      .object({
        id: Id,
        state: z.enum(['open', 'won', 'lost']),
        amount: z.int().min(1).transform(piastres),
        reason: z.string(),
        evidence_until: z.iso.datetime().transform((text) => new Date(text)),
      })
      .nullish(),
  })
  .transform(({ captured_amount, refunded_amount, dispute, payment_code, expires_at, saved_card, ...checkout }) => ({
    ...checkout,
    ...(saved_card != null && { saved_card }),
    ...(payment_code != null && { reference: { code: payment_code, pay_by: expires_at } }),
    held: piastres(captured_amount - refunded_amount),
    chargeback: dispute ? { ...dispute, reason: REASONS.get(dispute.reason) ?? 'other' } : null,
  }));
const Movements = z
  .object({
    items: z.array(
      z
        .object({
          id: Id,
          checkout: Id,
          kind: z.enum(MOVEMENT_KINDS),
          amount: z.int().transform(piastres),
          created_at: z.iso.datetime().transform((text) => new Date(text)),
        })
        .transform(({ checkout: about, created_at: at, ...movement }) => ({ ...movement, about, at })),
    ),
    next: Id.nullable(),
  })
  .transform(({ items: movements, next }) => ({ movements, next }));
const Refused = z.object({ error: z.object({ code: z.string() }) });
const Webhook = z.object({
  id: Id,
  type: z.string(),
  data: z.object({ checkout: z.object({ id: Id }) }),
});

const TIMEOUT_MS = 10_000;
/** Statuses that say nothing about the checkout: a wrong key, a gateway that is busy. So do those from 500. */
const TEMPORARY = [401, 403, 408, 425, 429];
/** The code with which it says that there is no such checkout. */
const UNKNOWN = 'not_found';
const SIGNATURE_AGE_S = 300;
/** As the gateways of cards in Egypt: 5 EGP. */
const LEAST_CHARGE = piastres(500);

interface SandboxAccess {
  url: string;
  key: string;
  webhookSecret: string;
}

/** What sends requests to a gateway with its key. */
const senderTo =
  (url: string, key: string) => (method: string, path: string, body?: unknown, idempotencyKey?: string) =>
    outgoingFetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

/** The adapter of the sandbox gateway in `sandbox/`, which is used by the demo and by tests. */
export function createSandboxGateway({ url, key, webhookSecret }: SandboxAccess): Gateway {
  const send = senderTo(url, key);
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<Checkout | GatewayRefusal> {
    const response = await send(method, path, body, idempotencyKey);
    const answer: unknown = await response.json();
    if (response.ok) return CheckoutAnswer.parse(answer);
    const refusal = Refused.safeParse(answer);
    if (refusal.success && response.status < 500 && !TEMPORARY.includes(response.status))
      return refusalOf(refusal.data.error.code);
    throw new Error(`the gateway answered ${method} ${path} with ${response.status}`);
  }
  /** About one checkout; an answer about another one is no answer. */
  async function askAbout(id: string, method: string, verb: string, body?: unknown, key_?: string) {
    const answer = await ask(method, `/v1/checkouts/${encodeURIComponent(id)}${verb}`, body, key_);
    if ('refused' in answer ? answer.code === UNKNOWN : answer.id !== id) throw new UnknownCheckout(id);
    return answer;
  }
  const step = (id: string, verb: string, body: unknown, key_: string) => askAbout(id, 'POST', `/${verb}`, body, key_);

  return {
    name: 'sandbox',
    methods: { card: LEAST_CHARGE, wallet: LEAST_CHARGE, kiosk: LEAST_CHARGE },
    isReady: async () => (await outgoingFetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).ok,
    async openCheckout({ attempt_id, booking_id, payer: _, card_token, expires_at, ...order }) {
      const body = { ...order, reference: booking_id, currency: CURRENCY, expires_at: expires_at.toISOString() };
      const answer = await ask('POST', '/v1/checkouts', body, attempt_id);
      // A saved card pays without the page.
      return 'refused' in answer || card_token === null ? answer : { ...answer, url: null };
    },
    payWithCard: (id, { attempt_id, card_token }) => step(id, 'pay', { card: card_token }, `pay-${attempt_id}`),
    async forgetCard(token) {
      const response = await send('DELETE', `/v1/cards/${encodeURIComponent(token)}`);
      if (!response.ok) throw new Error(`the gateway answered a removed card with ${response.status}`);
    },
    readCheckout: (id) => askAbout(id, 'GET', ''),
    closeCheckout: (id) => step(id, 'close', {}, `close-${id}`),
    capture: (id, amount, operationId) => step(id, 'capture', { amount }, operationId),
    void: (id, operationId) => step(id, 'void', {}, operationId),
    refund: (id, amount, operationId) => step(id, 'refund', { amount }, operationId),
    readWebhook({ body, headers }, now) {
      if (!isSigned(body, headers.get('sandbox-signature'), webhookSecret, now)) return null;
      const webhook = Webhook.safeParse(parseJson(body));
      return webhook.success ? { event_id: webhook.data.id, about: webhook.data.data.checkout.id, kept: body } : null;
    },
    checkoutOf: async (about) => about,
    async listMovements({ from, until }, after) {
      const wish = { from: from.toISOString(), until: until.toISOString(), ...(after !== null && { after }) };
      const response = await send('GET', `/v1/movements?${new URLSearchParams(wish).toString()}`);
      if (!response.ok) throw new Error(`the gateway answered a list with ${response.status}`);
      return Movements.parse(await response.json());
    },
  };
}

const FINAL = ['payment_under_way', 'not_refundable', 'charged_back'] as const;
const refusalOf = (code: string): GatewayRefusal => ({
  refused: FINAL.find((known) => known === code) ?? 'other',
  code,
});

function isSigned(body: string, signature: string | null, secret: string, now: Date): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > SIGNATURE_AGE_S) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
