import { randomBytes, randomUUID } from 'node:crypto';
import { PHOTO } from '@hirfa/domain/accounts';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { sql } from 'drizzle-orm';
import { authenticate, changeSubscription, receiveOAuthCallback, receiveOAuthForm } from '../accounts/index.ts';
import { createWorkCtx } from '../kernel/work.ts';
import { isKnownAdapter, receiveWebhook } from '../payments/index.ts';
import { limitBody, requireJsonObject } from '../platform/bodies.ts';
import { callsPage } from '../platform/call-pages.ts';
import type { CallContext } from '../kernel/calls.ts';
import { clientAddress } from '../platform/client-address.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pools } from '../platform/db.ts';
import { callHandler, errorResponse, inProcessApi, type InProcessApi, openApiDocument } from '../kernel/http.ts';
import type { Log } from '../platform/log.ts';
import { finishPage, forThisSite, SCRIPTLESS_POLICY } from '../platform/page-policy.ts';
import { asPerson } from '../kernel/transactions.ts';
import { isRefusal, refuse } from '../kernel/verb.ts';
import { createRouter, rooms, type Services } from './rooms.ts';
import { storedFile } from './stored-files.ts';

/** What renders the pages: the built site, or the development server's. */
export interface Site {
  fetch(
    request: Request,
    options: { context: { api: InProcessApi; nonce: string; origin: string } },
  ): Promise<Response>;
}

export interface AppParts {
  pools: Pools;
  log: Log;
  clock: Clock;
  site: Site;
  services: Services;
  /** Proxies of our own in front of this process. */
  trustedProxies: number;
  /** The page that shows every component (/dev/ui); never in production. */
  designSystem?: boolean;
  /** Vite's own inline scripts and sockets are let through; never in a built product. */
  development?: boolean;
}

type Env = { Variables: { requestId: string }; Bindings: Partial<HttpBindings> };

/** The whole product as one request handler: health, calls, pages. Files are served before it by the entries. */
export function createApp(parts: AppParts) {
  const app = new Hono<Env>();
  const router = createRouter(parts.services);
  const call = callHandler(router);
  app.use(forThisSite);
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    c.set('requestId', given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
    const began = performance.now();
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
    const ms = Math.round(performance.now() - began);
    parts.log.info(
      { request_id: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  });
  app.use(compress());
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ready = await parts.pools.public.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return ready ? c.text('ok') : c.text('the database does not answer', 503);
  });
  app.get('/api/openapi.json', async (c) => c.json(await openApiDocument()));
  app.get('/api/docs', async (c) =>
    c.html(callsPage(await openApiDocument()), 200, { 'content-security-policy': SCRIPTLESS_POLICY }),
  );
  receiveForeignRequests(app, parts);
  app.get(
    '/files/:name',
    async (c) => (await storedFile(parts.services.storage, c.req.param('name'))) ?? c.text('not found', 404),
  );
  app.all('/files/*', (c) => c.text('not found', 404));
  if (!parts.designSystem) app.all('/:language?/dev/*', (c) => c.text('not found', 404));
  app.all('*', async (c) => {
    const context = callContext(parts, c);
    // Node sends no body to HEAD; all else of the answer must be that of GET.
    const asked = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    if (isCall(c.req.path)) {
      const isPicture =
        isUpload(c.req.method, c.req.path) && (asked.headers.get('content-type')?.startsWith('image/') ?? false);
      const request = await limitBody(asked, isPicture ? PHOTO.maxBytes : undefined);
      if (request === null) return errorResponse('body_too_large', c.get('requestId'));
      const readable = isPicture ? request : await requireJsonObject(request);
      if (readable === null)
        return errorResponse('invalid_input', c.get('requestId'), [
          { path: '', message: 'The body has to be a JSON object' },
        ]);
      const answered = await call(readable, context);
      return answered ? withHeaders(answered, context.reply) : errorResponse('not_found', c.get('requestId'));
    }
    if (asked.method !== 'GET') return errorResponse('method_not_allowed', c.get('requestId'));
    if (/^[/\\]{2}/.test(c.req.path)) return c.redirect(withOneSlash(new URL(c.req.url)), 301);
    const api = inProcessApi(router, () => ({ ...context, headers: new Headers() }));
    return renderPage(parts, api, asked);
  });
  app.onError((error, c) => {
    parts.log.error({ error, request_id: c.get('requestId') }, 'request failed');
    return errorResponse('internal_error', c.get('requestId'));
  });
  return app;
}

/** What others than our own pages send: gateways, OAuth providers, mail programs, and browsers without scripts. */
function receiveForeignRequests(app: Hono<Env>, parts: AppParts): void {
  app.post('/api/v1/webhooks/:adapter', async (c) => {
    const adapter = c.req.param('adapter');
    const request = await limitBody(c.req.raw);
    if (request === null) return errorResponse('body_too_large', c.get('requestId'));
    if (!isKnownAdapter({ ctx: workCtx(parts), input: { adapter } }))
      return errorResponse('not_found', c.get('requestId'));
    const webhook = { adapter, body: await request.text(), headers: c.req.raw.headers };
    const isValid = await receiveWebhook({ ctx: workCtx(parts), input: webhook });
    return isValid ? c.body(null, 204) : errorResponse('invalid_input', c.get('requestId'), []);
  });
  app.get('/auth/v1/oauth/:oauth_provider/callback', (c) =>
    receiveOAuthCallback({
      services: parts.services,
      request: c.req.raw,
      oauth_provider: c.req.param('oauth_provider'),
      context: callContext(parts, c),
    }),
  );
  app.post('/auth/v1/oauth/:oauth_provider/callback', async (c) => {
    const request = await limitBody(c.req.raw);
    return request === null ? errorResponse('body_too_large', c.get('requestId')) : receiveOAuthForm(request);
  });
  // One click of a mail program (RFC 8058), or of a browser without scripts, which reads the page again.
  app.on('POST', ['/unsubscribe', '/ar/unsubscribe'], async (c) => {
    const request = await limitBody(c.req.raw);
    if (request === null) return errorResponse('body_too_large', c.get('requestId'));
    const answer = await changeSubscription({
      ctx: { services: parts.services, now: parts.clock() },
      input: { token: c.req.query('token') ?? '', email_enabled: false },
    });
    if (isRefusal(answer)) return errorResponse('not_found', c.get('requestId'));
    const isOneClick = new URLSearchParams(await request.text()).get('List-Unsubscribe') === 'One-Click';
    return isOneClick ? c.text('done') : c.redirect(onThisSite(c.req.url, c.req.url), 303);
  });
}

function isCall(path: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|functions\/v1)(\/|$)/.test(path);
}

/** The one call whose body is a file. */
function isUpload(method: string, path: string): boolean {
  return method === 'PUT' && path === '/api/v1/me/photo';
}

function withHeaders(response: Response, extra: Headers): Response {
  for (const [name, value] of extra) response.headers.append(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}

function callContext(parts: AppParts, c: Context<Env>): CallContext {
  const { headers } = c.req.raw;
  const now = parts.clock();
  return {
    request_id: c.get('requestId'),
    headers,
    reply: new Headers(),
    log: parts.log,
    address: clientAddress(c.env.incoming?.socket.remoteAddress, headers.get('x-forwarded-for'), parts.trustedProxies),
    now,
    visitor: () => ({ db: parts.pools.public, now, actor: { kind: 'visitor' } }),
    person: async (work) => {
      const actor = await authenticate({
        ctx: { services: parts.services, now },
        input: { authorization: headers.get('authorization') },
      });
      return actor === null
        ? refuse('authentication_required')
        : asPerson(parts.pools.api, actor, { now, subscribers: rooms.subscribers }, work);
    },
    work: () => workCtx(parts),
  };
}

function workCtx({ pools, clock, log, services }: AppParts) {
  return createWorkCtx({ db: pools.worker, clock, subscribers: rooms.subscribers, log, services });
}

/** "//x" in an address would name another host. */
function withOneSlash({ pathname, search }: URL): string {
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}

/** Redirects of pages stay on this site, whatever host the request claimed to ask. */
function onThisSite(location: string, asked: string): string {
  const { pathname, search, hash } = new URL(location, asked);
  return `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`;
}

/** Pages are rendered for everybody alike: their calls carry nobody's headers. */
async function renderPage(
  { site, services, development }: AppParts,
  api: InProcessApi,
  request: Request,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const page = await site.fetch(request, { context: { api, nonce, origin: services.origin() } });
  const location = page.headers.get('location');
  if (location !== null)
    return new Response(null, { status: page.status, headers: { location: onThisSite(location, request.url) } });
  if (!page.headers.get('content-type')?.includes('text/html')) return page;
  return development ? page : finishPage(page, nonce, request);
}
