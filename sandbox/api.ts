import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type * as z from 'zod';
import { refuse, type Answer } from './answers.ts';
import {
  insertCheckout,
  insertPastCheckout,
  showCheckout,
  type CheckoutRow,
  type NewCheckout,
  type Sandbox,
} from './checkouts.ts';
import { transaction } from './database.ts';
import { answerOnce, fingerprintOf, write, type WrittenAnswer } from './idempotency.ts';
import { listMovements } from './movements.ts';
import { capture, close, loadCheckout, payWithSaved, refund, voidPayment } from './payments.ts';
import { Amount, CreateCheckout, History, IdempotencyKey, Movements, Nothing, PayWithCard } from './requests.ts';
import { forgetCard } from './saved-cards.ts';

type Schema<Body> = z.ZodType<Body>;
interface Call<Body> {
  schema: Schema<Body>;
  /** Actions that must not happen twice need a key; for others it is optional. */
  keyRequired: boolean;
  act: (body: Body, c: Context) => Answer;
}

const send = (c: Context, { status, json }: WrittenAnswer) =>
  c.body(json, status, { 'content-type': 'application/json' });

/** Compares digests, so that the time taken reveals nothing about the key, not even its length. */
function isAllowed(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = /^bearer +(.+)$/i.exec(header ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(key));
}

function readBody<Body>(text: string, schema: Schema<Body>): { body: Body } | { problem: string } {
  let json: unknown;
  try {
    json = text === '' ? {} : JSON.parse(text);
  } catch {
    return { problem: 'The body is not JSON.' };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { body: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  return { problem: problems.join('; ') };
}

/** Answers a POST call. A call with a key that was used before gets its stored answer. */
async function answerPost<Body>(sandbox: Sandbox, c: Context, { schema, keyRequired, act }: Call<Body>) {
  const read = readBody(await c.req.text(), schema);
  if ('problem' in read) return send(c, write(refuse('invalid_request', read.problem)));
  const header = c.req.header('idempotency-key');
  const keyed = IdempotencyKey.safeParse(header);
  if (!keyed.success && (keyRequired || header !== undefined))
    return send(c, write(refuse('idempotency_key_required')));
  const perform = () => act(read.body, c);
  const written = transaction(sandbox.database, () =>
    keyed.success
      ? answerOnce(sandbox, keyed.data, fingerprintOf(`POST ${c.req.path}`, read.body), perform)
      : write(perform()),
  );
  return send(c, written);
}

function createCheckout(sandbox: Sandbox, checkout: NewCheckout): Answer {
  if (Date.parse(checkout.expires_at) <= sandbox.now().getTime()) {
    return refuse('invalid_request', 'expires_at: must be in the future');
  }
  return { status: 201, body: showCheckout(sandbox, insertCheckout(sandbox, checkout)) };
}

/** Acts on the checkout of the path in its present state. */
function actOnCheckout(sandbox: Sandbox, c: Context, act: (row: CheckoutRow) => Answer): Answer {
  const row = loadCheckout(sandbox, c.req.param('id') ?? '');
  return row ? act(row) : refuse('not_found');
}

/** The calls of the protocol; `changed` is called after each call, so that events are sent at once. */
export function apiRoutes(sandbox: Sandbox, key: string, changed: () => void): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    if (isAllowed(c.req.header('authorization'), key)) return next();
    c.header('www-authenticate', 'Bearer');
    return send(c, write(refuse('unauthorized')));
  });

  function post<Body>(path: string, call: Call<Body>) {
    routes.post(path, async (c) => {
      const response = await answerPost(sandbox, c, call);
      changed();
      return response;
    });
  }
  post('/checkouts', {
    schema: CreateCheckout,
    keyRequired: true,
    act: (checkout) => createCheckout(sandbox, checkout),
  });
  addCards(routes, sandbox, post);
  post('/history', {
    schema: History,
    keyRequired: false,
    act({ checkouts }) {
      for (const past of checkouts) insertPastCheckout(sandbox.database, past);
      return { status: 201, body: { imported: checkouts.length } };
    },
  });
  routes.get('/checkouts/:id', (c) => {
    const found = transaction(sandbox.database, () =>
      actOnCheckout(sandbox, c, (row) => ({ status: 200, body: showCheckout(sandbox, row) })),
    );
    changed();
    return send(c, write(found));
  });
  routes.get('/movements', (c) => {
    const wish = Movements.safeParse(c.req.query());
    if (!wish.success) return send(c, write(refuse('invalid_request')));
    return send(c, write({ status: 200, body: listMovements(sandbox, wish.data) }));
  });
  for (const [name, act] of Object.entries({ close, void: voidPayment }))
    post(`/checkouts/:id/${name}`, {
      schema: Nothing,
      keyRequired: false,
      act: (_, c) => actOnCheckout(sandbox, c, (row) => act(sandbox, row)),
    });
  for (const [name, act] of Object.entries({ capture, refund }))
    post(`/checkouts/:id/${name}`, {
      schema: Amount,
      keyRequired: true,
      act: ({ amount }, c) => actOnCheckout(sandbox, c, (row) => act(sandbox, row, amount)),
    });
  return routes;
}

/** The calls about saved cards. */
function addCards(routes: Hono, sandbox: Sandbox, post: <Body>(path: string, call: Call<Body>) => void): void {
  post('/checkouts/:id/pay', {
    schema: PayWithCard,
    keyRequired: true,
    act: ({ card }, c) => actOnCheckout(sandbox, c, (row) => payWithSaved(sandbox, row, card)),
  });
  routes.delete('/cards/:token', (c) => {
    const forgotten = transaction(sandbox.database, () => forgetCard(sandbox.database, c.req.param('token')));
    return send(c, write({ status: 200, body: { forgotten } }));
  });
}
