import { randomUUID } from 'node:crypto';
import { movedTo } from '@hirfa/domain/screens';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { errorResponse, inProcessApi } from '../kernel/http.ts';
import { BrokenBody } from '../platform/bodies.ts';
import { clientAddress } from '../platform/client-address.ts';
import { documents } from './documents.ts';
import { type FinishedPage, SCRIPTLESS_POLICY, securityHeaders } from '../platform/page-policy.ts';
import { watchReadiness } from '../platform/supervision/readiness.ts';
import { type App, type AppOptions, callContext, type Env } from './call-context.ts';
import { receiveForeignRequests } from './foreign-requests.ts';
import { answerCalls } from './gate/answer-calls.ts';
import { type Gate, openGate } from './gate/gate.ts';
import { type KeptPages, keepPages } from './pages/kept-pages.ts';
import { renderPage, withOneSlash } from './pages/rendered-pages.ts';
import { createRouter } from './rooms.ts';
import { serveSitemaps } from './search-engines/sitemaps.ts';
import { serveSharedCards } from './sharing/shared-cards.ts';
import { calendarFeed, privateFile, sentPhoto, storedFile } from './stored-files.ts';

/** Below it are the addresses of looks at private documents. */
const PRIVATE_FILES = '/private-files/';
/** Below it are the addresses of calendar feeds, which are secrets. */
const FEEDS = '/calendar/';

/** The whole product as one request handler. The entries serve the files of the site before it. */
export function createApp(options: AppOptions): App {
  const app: App = new Hono();
  const gate = openGate(options);
  app.use(securityHeaders);
  app.use(logRequests(options));
  reportHealth(app, options);
  app.use(nameAddress(options), gate.limitAddress);
  app.use(compress());
  const pages = keepPages();
  app.use(async (c, next) => {
    await next();
    if (!['GET', 'HEAD'].includes(c.req.method) && c.res.status < 400) pages.forgetAll();
  });
  serveDocuments(app);
  serveSitemaps(app, options, gate);
  receiveForeignRequests(app, options, gate);
  serveStoredFiles(app, options);
  servePrivateFiles(app, options);
  serveSharedCards(app, options, gate);
  app.get(`${FEEDS}:name`, (c) => calendarFeed(callContext(options, c), options.services, new URL(c.req.url)));
  app.all(`${FEEDS}*`, (c) => c.text('not found', 404));
  serveCallsAndPages(app, options, pages, gate);
  app.onError((error, c) => {
    if (error instanceof BrokenBody)
      return errorResponse('invalid_input', c.get('requestId'), { fields: [{ path: '', message: error.message }] });
    options.log.error({ error, request_id: c.get('requestId') }, 'request failed');
    return errorResponse('internal_error', c.get('requestId'));
  });
  return app;
}

/** The address of the client; see `clientAddress`. */
function nameAddress({ trustedProxies }: AppOptions): MiddlewareHandler<Env> {
  return (c, next) => {
    const forwarded = c.req.header('x-forwarded-for') ?? null;
    c.set('address', clientAddress(c.env.incoming?.socket.remoteAddress, forwarded, trustedProxies));
    return next();
  };
}

/** Gives each request an id, which a client may choose, and logs it without personal data. */
function logRequests({ log }: AppOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const request_id = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    c.set('requestId', request_id);
    const startedAt = performance.now();
    await next();
    c.res.headers.set('x-request-id', request_id);
    const ms = Math.round(performance.now() - startedAt);
    const path = loggedPath(c.req.path);
    log.info({ request_id, method: c.req.method, path, status: c.res.status, ms }, 'request');
  };
}

/** Addresses of private files and of feeds are secrets. */
function loggedPath(path: string): string {
  const secret = [PRIVATE_FILES, FEEDS].find((prefix) => path.startsWith(prefix));
  return secret === undefined ? path : `${secret}…`;
}

function reportHealth(app: App, { ready, remarks = () => [] }: AppOptions): void {
  app.get('/healthz', (c) => c.text('ok'));
  const unreadyParts = watchReadiness(ready);
  app.get('/readyz', async (c) => {
    const unready = await unreadyParts();
    return unready.length === 0
      ? c.text(['ok', ...remarks()].join('; '))
      : c.text(`does not answer: ${unready.join(', ')}`, 503);
  });
}

/** The description of all calls, for programs and for people; made once. */
function serveDocuments(app: App): void {
  app.get('/api/openapi.json', async (c) => {
    const { json } = await documents();
    return c.body(json, 200, { 'content-type': 'application/json' });
  });
  app.get('/api/docs', async (c) => {
    const { page } = await documents();
    return c.html(page, 200, { 'content-security-policy': SCRIPTLESS_POLICY });
  });
}

function serveStoredFiles(app: App, { services, pools }: AppOptions): void {
  app.get('/files/:name', async (c) => {
    const known = c.req.header('if-none-match');
    return (await storedFile(pools.public, services.storage, c.req.param('name'), known)) ?? c.text('not found', 404);
  });
  app.all('/files/*', (c) => c.text('not found', 404));
}

function servePrivateFiles(app: App, options: AppOptions): void {
  app.get(`${PRIVATE_FILES}:token`, (c) =>
    privateFile(callContext(options, c), options.services, c.req.param('token')),
  );
  app.all(`${PRIVATE_FILES}*`, (c) => c.text('not found', 404));
  for (const place of ['chat', 'support', 'review', 'problem', 'receipt'] as const) {
    app.get(`/${place}-photos/:id`, (c) =>
      sentPhoto(callContext(options, c), options.services, place, {
        id: c.req.param('id'),
        isSmall: c.req.query('size') === 'small',
      }),
    );
    app.all(`/${place}-photos/*`, (c) => c.text('not found', 404));
  }
}

function serveCallsAndPages(app: App, options: AppOptions, pages: KeptPages, gate: Gate): void {
  const router = createRouter(options.services);
  const answerCall = answerCalls(options, router, gate);
  if (!options.isDemo) app.all('/:language?/dev/*', (c) => c.text('not found', 404));
  app.all('*', async (c) => {
    // HEAD is handled as GET, so that all headers are the same; Node omits the body.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    if (isCall(c.req.path)) return answerCall(c, method);
    if (method !== 'GET') return errorResponse('method_not_allowed', c.get('requestId'));
    const { pathname, search } = new URL(c.req.url);
    const path = withOneSlash(pathname);
    const now = movedTo(path) ?? path;
    if (now !== pathname) return c.redirect(`${now}${search}`, 308);
    // The Host header of a request can have any value.
    const address = `${options.services.origin()}${pathname}${search}`;
    const visitor = callContext(options, c, new Headers());
    const api = inProcessApi(router, () => visitor);
    const render = async () => duringOutage(await renderPage(options, api, address), visitor.reply);
    const refused = pages.has(address) ? null : gate.refusePage(c);
    if (refused !== null) return refused;
    return options.development ? answerAnew(await render()) : pages.answer(address, c.req.raw.headers, render);
  });
}

/** A page that could not be rendered, because the database does not answer, is not a fault of the page. */
function duringOutage(page: FinishedPage, reply: Headers): FinishedPage {
  const retryAfter = reply.get('retry-after');
  if (page.status !== 500 || retryAfter === null) return page;
  return { ...page, status: 503, headers: new Headers([...page.headers, ['retry-after', retryAfter]]) };
}

const answerAnew = ({ bytes, ...page }: FinishedPage) => new Response(bytes, page);

function isCall(path: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|functions\/v1)(\/|$)/.test(path);
}
