import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@hirfa/domain/market';
import { type Piastres, piastres } from '@hirfa/domain/payments';
import * as z from 'zod';

/** The gateway of the demo: see sandbox/ for its side of the protocol. Amounts travel as whole piastres. */
export const ADAPTER = 'sandbox';

const Checkout = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(['open', 'processing', 'authorized', 'captured', 'voided', 'declined', 'closed']),
  amount: z.int().transform(piastres),
  captured_amount: z.int().transform(piastres),
  refunded_amount: z.int().transform(piastres),
  url: z.url(),
});
export type Checkout = z.infer<typeof Checkout>;

const Refused = z.object({ error: z.object({ code: z.string() }) });
const Webhook = z.object({
  id: z.string().max(100),
  type: z.string(),
  data: z.object({ checkout: z.object({ id: z.string().max(100) }) }),
});

export interface CheckoutOrder {
  /** Ours; sent again it leads to the same checkout. */
  attempt_id: string;
  booking_id: string;
  amount: Piastres;
  description: string;
  language: Language;
  return_url: string;
  webhook_url: string;
  expires_at: Date;
}

/** A refusal that trying again does not change; everything else a gateway does not do is thrown. */
export interface GatewayRefusal {
  refused: string;
}

const TIMEOUT_MS = 10_000;
const SIGNATURE_AGE_S = 300;

export type Gateway = ReturnType<typeof createSandboxGateway>;

/** Speaks the sandbox's protocol. Every call can be repeated: the ids of ours that go along make it count once. */
export function createSandboxGateway({ url, key, webhookSecret }: { url: string; key: string; webhookSecret: string }) {
  async function ask(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Checkout | GatewayRefusal> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return Checkout.parse(answer);
    const refusal = Refused.safeParse(answer);
    if (response.status < 500 && refusal.success) return { refused: refusal.data.error.code };
    throw new Error(`the gateway answered ${method} ${path} with ${response.status}`);
  }
  const step = (id: string, verb: string, body: unknown, key_: string) =>
    ask('POST', `/v1/checkouts/${encodeURIComponent(id)}/${verb}`, body, key_);

  return {
    async openCheckout({ attempt_id, booking_id, expires_at, ...order }: CheckoutOrder): Promise<Checkout> {
      const body = { ...order, reference: booking_id, currency: 'EGP', expires_at: expires_at.toISOString() };
      const answer = await ask('POST', '/v1/checkouts', body, attempt_id);
      if ('refused' in answer) throw new Error(`the gateway refused a checkout: ${answer.refused}`);
      return answer;
    },
    async readCheckout(id: string): Promise<Checkout> {
      const answer = await ask('GET', `/v1/checkouts/${encodeURIComponent(id)}`);
      if ('refused' in answer) throw new Error(`the gateway does not know a checkout: ${answer.refused}`);
      return answer;
    },
    /** Refused while a payment is under way, or has been made. */
    closeCheckout: (id: string) => step(id, 'close', {}, `close-${id}`),
    capture: (id: string, amount: Piastres, operationId: string) => step(id, 'capture', { amount }, operationId),
    void: (id: string, operationId: string) => step(id, 'void', {}, operationId),
    refund: (id: string, amount: Piastres, operationId: string) => step(id, 'refund', { amount }, operationId),
    /** The event and checkout that a webhook names; null where it is not signed by the gateway, or long ago. */
    readWebhook(body: string, signature: string | null, now: Date): { event_id: string; checkout_id: string } | null {
      if (!isSigned(body, signature, webhookSecret, now)) return null;
      const webhook = Webhook.safeParse(parseJson(body));
      return webhook.success ? { event_id: webhook.data.id, checkout_id: webhook.data.data.checkout.id } : null;
    },
  };
}

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
