import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { STRIPE_ACCOUNT, StripeAccount } from './stripe-account.ts';
import { type Answer, idOf, Refused } from './stripe-session.ts';

/**
 * A fake of the parts of Stripe's API that the product uses, as its documentation describes them: forms with nested
 * names, answers in JSON, idempotency keys, sessions of the hosted page, payments that are captured later.
 */
export async function startFakeStripe(now = () => new Date()) {
  const account = new StripeAccount(now);
  const answered = new Map<string, { fingerprint: string; answer: Answer }>();

  async function respond(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = request;
    const form = await text(request);
    if (headers.authorization !== `Bearer ${STRIPE_ACCOUNT.secretKey}`)
      return new Refused(401, 'api_key_invalid').answer;
    const act = () => tryTo(() => route(account, method, new URL(url, 'http://stripe'), new URLSearchParams(form)));
    const key = headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return act();
    const fingerprint = createHash('sha256').update(`${url}\n${form}`).digest('hex');
    const before = answered.get(key) ?? { fingerprint, answer: act() };
    answered.set(key, before);
    return before.fingerprint === fingerprint
      ? before.answer
      : new Refused(400, 'idempotency_key_in_use', 'idempotency_error').answer;
  }

  const server = createServer((request, response) => void send(respond(request), response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  account.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: account.url,
    account,
    /** A webhook about a session, or about a dispute once there is a payment; signed at this time. */
    webhookOf(id: string, at: Date) {
      const session = account.session(id);
      if (session.payment === null) return webhookAbout(account.shown(session), at);
      return webhookAbout({ id: idOf('du'), object: 'dispute', payment_intent: session.payment.id }, at);
    },
    webhookAbout,
    /** Stripe forgets idempotency keys after a day. */
    forgetKeys: () => answered.clear(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const PATH =
  /^\/v1\/(checkout\/sessions|payment_intents|customers|refunds|disputes|balance_transactions)(?:\/(\w+))?(?:\/(\w+))?$/;

function route(account: StripeAccount, method: string, { pathname, searchParams }: URL, form: URLSearchParams): object {
  const [, kind = '', id = '', verb = ''] = PATH.exec(pathname) ?? [];
  if (kind === 'balance_transactions') {
    if (account.balance.takeFailure()) throw new Refused(500, 'internal', 'api_error');
    return account.balance.list(searchParams);
  }
  const listed = method === 'GET' && id === '' ? account.list(kind, searchParams.get('payment_intent') ?? '') : null;
  if (listed !== null) return listed;
  switch (`${method} ${kind} ${verb}`) {
    case 'POST checkout/sessions ':
      return account.create(form);
    case 'GET checkout/sessions ':
      return account.shown(account.session(id));
    case 'POST checkout/sessions expire':
      return account.expire(account.session(id));
    case 'POST payment_intents ':
      return account.shownPayment(account.cards.create(form));
    case 'GET payment_intents ':
      return account.shownPayment(id);
    case 'POST payment_intents confirm':
      account.cards.confirm(id, form);
      return account.shownPayment(id);
    case 'DELETE customers ':
      return account.cards.forget(id);
    case 'POST payment_intents capture':
      return account.capture(account.sessionOfPayment(id), form);
    case 'POST payment_intents cancel':
      return account.cancel(account.sessionOfPayment(id));
    case 'POST refunds ':
      return account.refund(form);
    default:
      throw new Refused(404, 'resource_missing');
  }
}

function tryTo(act: () => object): Answer {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

async function send(answer: Promise<Answer>, response: ServerResponse): Promise<void> {
  const { status, body } = await answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A webhook about any object; signed at this time. */
function webhookAbout(object: object, at: Date) {
  const event = { id: idOf('evt'), object: 'event', type: 'object.changed', data: { object } };
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: STRIPE_ACCOUNT.webhookSecret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  const headers = new Headers({ 'stripe-signature': signature });
  return { body: payload, headers, query: new URLSearchParams() };
}
