import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { createSandboxGateway, type SandboxGatewayOptions } from '../gateway.ts';

export const KEY = 'a key of the sandbox gateway';
export const WEBHOOK_SECRET = 'a secret of the webhooks';
export const RETURN_URL = 'http://127.0.0.1:9/bookings/7?from=pay%20page&x=1#done';

const Checkout = z.strictObject({
  id: z.string().startsWith('chk_'),
  reference: z.string(),
  state: z.string(),
  amount: z.int(),
  currency: z.literal('EGP'),
  captured_amount: z.int(),
  refunded_amount: z.int(),
  url: z.url(),
  payment_code: z.string().nullable(),
  expires_at: z.iso.datetime({ precision: 3 }),
  failure: z.string().nullable(),
  saved_card: z.object({ token: z.string(), last_digits: z.string(), expires: z.string() }).loose().nullable(),
  dispute: z.object({ id: z.string(), state: z.string(), amount: z.int() }).loose().nullable(),
  created_at: z.iso.datetime({ precision: 3 }),
});
const Movements = z.strictObject({
  items: z.array(z.object({ id: z.string(), checkout: z.string(), kind: z.string(), amount: z.int() })),
  next: z.string().nullable(),
});
const ErrorBody = z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string().min(1) }) });

/** A clock that tests can move. */
export function movableClock() {
  const start = Date.now();
  let moved = 0;
  return { now: () => new Date(start + moved), advance: (ms: number) => (moved += ms) };
}
export type MovableClock = ReturnType<typeof movableClock>;

export interface Card {
  number: string;
  expiry?: string;
  code?: string;
}

interface Call {
  key?: string | undefined;
  authorization?: string;
}

/** Runs a gateway on a free port; returns the calls of a product and of a person's browser. */
export async function runGateway(
  webhookUrl: string,
  clock: MovableClock,
  options: Partial<SandboxGatewayOptions> = {},
) {
  const given = { key: KEY, webhookSecret: WEBHOOK_SECRET, now: clock.now, pollMs: 10, ...options };
  const { url, close } = await createSandboxGateway(given).listen(0);
  return { url, close, ...productCalls(url, webhookUrl, clock), ...browserCalls(url) };
}
export type RunningGateway = Awaited<ReturnType<typeof runGateway>>;

/** The calls of a product to the protocol. */
function productCalls(url: string, webhookUrl: string, clock: MovableClock) {
  async function post(path: string, body: unknown, { key, authorization = `Bearer ${KEY}` }: Call = {}) {
    const headers: Record<string, string> = { authorization, 'content-type': 'application/json' };
    if (key !== undefined) headers['idempotency-key'] = key;
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: z.json().parse(await response.json()) };
  }

  const newCheckout = (more: object = {}) => ({
    reference: 'booking-7',
    amount: 51_300,
    currency: 'EGP',
    description: 'Pottery for beginners',
    language: 'en',
    return_url: RETURN_URL,
    webhook_url: webhookUrl,
    expires_at: new Date(clock.now().getTime() + 30 * 60_000).toISOString(),
    ...more,
  });

  async function create(more: object = {}) {
    const { body } = await post('/v1/checkouts', newCheckout(more), { key: randomUUID() });
    return Checkout.parse(body);
  }

  /** Acts on a checkout; returns the checkout afterwards, or status and code of the refusal. */
  async function act(id: string, name: string, body: object = {}, key: string | undefined = randomUUID()) {
    const answer = await post(`/v1/checkouts/${id}/${name}`, body, { key });
    const refused = ErrorBody.safeParse(answer.body);
    return refused.success ? `${answer.status} ${refused.data.error.code}` : Checkout.parse(answer.body);
  }

  async function read(id: string) {
    const response = await fetch(`${url}/v1/checkouts/${id}`, { headers: { authorization: `Bearer ${KEY}` } });
    return Checkout.parse(await response.json());
  }

  async function movements(wish: Record<string, string>) {
    const response = await fetch(`${url}/v1/movements?${new URLSearchParams(wish).toString()}`, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    return Movements.parse(await response.json());
  }

  return { post, newCheckout, create, act, read, movements };
}

/** The requests of a person's browser to the hosted pages. */
function browserCalls(url: string) {
  async function open(id: string, path = '', headers: Record<string, string> = {}) {
    const response = await fetch(`${url}/checkout/${id}${path}`, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  async function submit(path: string, fields: Record<string, string>) {
    const response = await fetch(`${url}/checkout/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    return { status: response.status, location: response.headers.get('location'), html: await response.text() };
  }

  return {
    open,
    pay: (id: string, { number, expiry = '12/40', code = '123' }: Card) => submit(id, { number, expiry, code }),
    payByWallet: (id: string, { phone, otp }: { phone: string; otp: string }) => submit(id, { phone, otp }),
    payAtKiosk: (id: string, kiosk: string) => submit(id, { kiosk }),
    confirm: (id: string, answer: 'confirm' | 'refuse') => submit(`${id}/confirm`, { answer }),
    bank: (id: string, step: string) => submit(`${id}/bank`, { step }),
  };
}
