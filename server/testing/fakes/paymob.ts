import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { PAYMOB_ACCOUNT, PaymobAccount, PaymobError } from './paymob-account.ts';

const BEARER_MS = 60 * 60_000;
/** The values that are signed, in the order of the documentation. */
const SIGNED =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth ' +
  'is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan ' +
  'source_data.sub_type source_data.type success';
const SIGNED_OF_CARD = 'card_subtype created_at email id masked_pan merchant_id order_id token';

/**
 * A fake of the parts of Paymob's API that the product uses, as its documentation describes them: intentions, the
 * questions with a bearer that ends, operations that are made as often as they are sent, errors without one shape.
 */
export async function startFakePaymob(now = () => new Date()) {
  const account = new PaymobAccount(now);
  const bearers = new Map<string, number>();

  async function respond(request: IncomingMessage): Promise<object> {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'POST' ? Object(await json(request)) : {};
    const path = new URL(url, 'http://paymob').pathname;
    if (path === '/api/auth/tokens') return { token: newBearer(body) };
    const [kind = '', key = ''] = (headers.authorization ?? '').split(' ');
    const isAsking = /ecommerce|transactions|auth/.test(path);
    const isKnown = isAsking ? (bearers.get(key) ?? 0) > now().getTime() : key === PAYMOB_ACCOUNT.secretKey;
    if (!isKnown || kind !== (isAsking ? 'Bearer' : 'Token'))
      throw new PaymobError(401, { detail: 'incorrect credentials' });
    return route(account, `${method} ${path}`, body);
  }

  function newBearer({ api_key }: { api_key?: unknown }): string {
    if (api_key !== PAYMOB_ACCOUNT.apiKey) throw new PaymobError(401, { detail: 'incorrect credentials' });
    const bearer = randomBytes(12).toString('hex');
    bearers.set(bearer, now().getTime() + BEARER_MS);
    return bearer;
  }

  const server = createServer((request, response) => {
    respond(request)
      .then((body) => ({ status: request.method === 'POST' ? 201 : 200, body }))
      .catch((error: unknown) => (error instanceof PaymobError ? error : { status: 500, body: {} }))
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    /** How many bearers were given out. */
    bearers,
    /** Bearers end also before their time. */
    endBearers: () => bearers.clear(),
    /** A customer saves the card that pays an order: the callback that tells of it. */
    savedCardOf: (id: string) => signedCallback(account.cards.save(id), 'TOKEN', SIGNED_OF_CARD),
    webhookOf: (id: string) => signedCallback(account.callbackOf(id)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function route(account: PaymobAccount, call: string, body: Record<string, unknown>): object {
  const [, order] = /^GET \/api\/ecommerce\/orders\/(\d+)$/.exec(call) ?? [];
  if (order !== undefined) return account.shownOrder(account.order(order));
  const [, asked] = /^GET \/api\/acceptance\/transactions\/(\d+)$/.exec(call) ?? [];
  if (asked !== undefined) {
    const found = account.transaction(asked);
    return account.shown(found.order, found.transaction);
  }
  switch (call) {
    case 'GET /api/auth/hmac_secret/get_hmac':
      return { hmac_secret: PAYMOB_ACCOUNT.hmacSecret };
    case 'GET /api/ecommerce/integrations':
      return account.integrations();
    case 'POST /v1/intention/':
      return account.open(body);
    case 'POST /api/acceptance/payments/pay':
      return account.payByReference(body);
    case 'POST /api/ecommerce/orders/transaction_inquiry':
      return account.inquire(body.order_id);
    case 'POST /api/acceptance/capture':
      return account.operate('capture', body);
    case 'POST /api/acceptance/void_refund/void':
      return account.operate('void', body);
    case 'POST /api/acceptance/void_refund/refund':
      return account.operate('refund', body);
    default:
      throw new PaymobError(404, { detail: 'Not found.' });
  }
}

/** A callback of the documented form, with the signature in its address. */
export function signedCallback(obj: object, type = 'TRANSACTION', signed = SIGNED) {
  const values = signed.split(' ').map((path) => path.split('.').reduce<unknown>((at, name) => Object(at)[name], obj));
  const hmac = createHmac('sha512', PAYMOB_ACCOUNT.hmacSecret).update(values.map(String).join('')).digest('hex');
  return { body: JSON.stringify({ type, obj }), headers: new Headers(), query: new URLSearchParams({ hmac }) };
}
