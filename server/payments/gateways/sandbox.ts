import { createHmac, timingSafeEqual } from 'node:crypto';
import { CURRENCY, piastres } from '@hirfa/domain/payments';
import * as z from 'zod';
import type { Checkout, Gateway, GatewayRefusal } from '../gateway.ts';

const CheckoutAnswer = z.object({
  id: z.string(),
  state: z.enum(['open', 'processing', 'authorized', 'captured', 'voided', 'declined', 'closed']),
  amount: z.int().transform(piastres),
  url: z.url(),
});
const Refused = z.object({ error: z.object({ code: z.string() }) });
const Webhook = z.object({
  id: z.string().max(100),
  type: z.string(),
  data: z.object({ checkout: z.object({ id: z.string().max(100) }) }),
});

const TIMEOUT_MS = 10_000;
const SIGNATURE_AGE_S = 300;

interface SandboxAccess {
  url: string;
  key: string;
  webhookSecret: string;
}

/** The adapter of the sandbox gateway in `sandbox/`, which is used by the demo and by tests. */
export function createSandboxGateway({ url, key, webhookSecret }: SandboxAccess): Gateway {
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<Checkout | GatewayRefusal> {
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
    if (response.ok) return CheckoutAnswer.parse(answer);
    const refusal = Refused.safeParse(answer);
    if (response.status < 500 && refusal.success) return { refused: refusal.data.error.code };
    throw new Error(`the gateway answered ${method} ${path} with ${response.status}`);
  }
  const step = (id: string, verb: string, body: unknown, key_: string) =>
    ask('POST', `/v1/checkouts/${encodeURIComponent(id)}/${verb}`, body, key_);

  return {
    name: 'sandbox',
    async openCheckout({ attempt_id, booking_id, expires_at, ...order }) {
      const body = { ...order, reference: booking_id, currency: CURRENCY, expires_at: expires_at.toISOString() };
      const answer = await ask('POST', '/v1/checkouts', body, attempt_id);
      if ('refused' in answer) throw new Error(`the gateway refused a checkout: ${answer.refused}`);
      return answer;
    },
    async readCheckout(id) {
      const answer = await ask('GET', `/v1/checkouts/${encodeURIComponent(id)}`);
      if ('refused' in answer) throw new Error(`the gateway can not read a checkout: ${answer.refused}`);
      return answer;
    },
    closeCheckout: (id) => step(id, 'close', {}, `close-${id}`),
    capture: (id, amount, operationId) => step(id, 'capture', { amount }, operationId),
    void: (id, operationId) => step(id, 'void', {}, operationId),
    refund: (id, amount, operationId) => step(id, 'refund', { amount }, operationId),
    readWebhook({ body, headers }, now) {
      if (!isSigned(body, headers.get('sandbox-signature'), webhookSecret, now)) return null;
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
