import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type * as z from 'zod';
import { refuse, type Answer } from './answers.ts';
import { insertCheckout, showCheckout, type CheckoutRow, type NewCheckout, type Sandbox } from './checkouts.ts';
import { transaction } from './database.ts';
import { answerOnce, fingerprintOf, write, type WrittenAnswer } from './idempotency.ts';
import { capture, close, loadCheckout, refund, voidPayment } from './payments.ts';
import { Amount, CreateCheckout, IdempotencyKey, Nothing } from './requests.ts';

type Schema<Body> = z.ZodType<Body>;
interface Call<Body> {
  schema: Schema<Body>;
  /** Actions that must not happen twice need a key; for others it is optional. */
  keyRequired: boolean;
  act: (body: Body) => Answer;
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

/** The calls of the protocol; `changed` is called after each action, so that events are sent at once. */
export function apiRoutes(sandbox: Sandbox, key: string, changed: () => void): Hono {
  const { database } = sandbox;

  async function answer<Body>(c: Context, { schema, keyRequired, act }: Call<Body>): Promise<Response> {
    const read = readBody(await c.req.text(), schema);
    if ('problem' in read) return send(c, write(refuse('invalid_request', read.problem)));
    const header = c.req.header('idempotency-key');
    const keyed = IdempotencyKey.safeParse(header);
    if (!keyed.success && (keyRequired || header !== undefined))
      return send(c, write(refuse('idempotency_key_required')));
    const perform = () => act(read.body);
    const written = transaction(database, () =>
      keyed.success
        ? answerOnce(sandbox, keyed.data, fingerprintOf(`POST ${c.req.path}`, read.body), perform)
        : write(perform()),
    );
    changed();
    return send(c, written);
  }

  /** The action on the named checkout in its present state. */
  const on = (c: Context, act: (row: CheckoutRow) => Answer): Answer => {
    const row = loadCheckout(sandbox, c.req.param('id') ?? '');
    return row ? act(row) : refuse('not_found');
  };

  function create(checkout: NewCheckout): Answer {
    if (Date.parse(checkout.expires_at) <= sandbox.now().getTime()) {
      return refuse('invalid_request', 'expires_at: must be in the future');
    }
    return { status: 201, body: showCheckout(sandbox, insertCheckout(sandbox, checkout)) };
  }

  const routes = new Hono();
  routes.use(async (c, next) => {
    if (isAllowed(c.req.header('authorization'), key)) return next();
    c.header('www-authenticate', 'Bearer');
    return send(c, write(refuse('unauthorized')));
  });
  routes.post('/checkouts', (c) => answer(c, { schema: CreateCheckout, keyRequired: true, act: create }));
  routes.get('/checkouts/:id', (c) => {
    const found = transaction(database, () => on(c, (row) => ({ status: 200, body: showCheckout(sandbox, row) })));
    changed();
    return send(c, write(found));
  });
  routes.post('/checkouts/:id/close', (c) =>
    answer(c, { schema: Nothing, keyRequired: false, act: () => on(c, (row) => close(sandbox, row)) }),
  );
  routes.post('/checkouts/:id/void', (c) =>
    answer(c, { schema: Nothing, keyRequired: false, act: () => on(c, (row) => voidPayment(sandbox, row)) }),
  );
  routes.post('/checkouts/:id/capture', (c) =>
    answer(c, {
      schema: Amount,
      keyRequired: true,
      act: ({ amount }) => on(c, (row) => capture(sandbox, row, amount)),
    }),
  );
  routes.post('/checkouts/:id/refund', (c) =>
    answer(c, { schema: Amount, keyRequired: true, act: ({ amount }) => on(c, (row) => refund(sandbox, row, amount)) }),
  );
  return routes;
}
