import { randomUUID } from 'node:crypto';
import { PHOTO } from '@hirfa/domain/accounts';
import { CHAT_PHOTO } from '@hirfa/domain/messages';
import { CARD_PHOTO, DOCUMENT } from '@hirfa/domain/providers';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { CallContext } from '../kernel/calls.ts';
import { callHandler, errorResponse, inProcessApi } from '../kernel/http.ts';
import { BrokenBody, jsonTextOf, readBody } from '../platform/bodies.ts';
import { documents } from './documents.ts';
import { type FinishedPage, SCRIPTLESS_POLICY, securityHeaders } from '../platform/page-policy.ts';
import { watchReadiness } from '../platform/supervision/readiness.ts';
import { type App, type AppOptions, callContext } from './call-context.ts';
import { receiveForeignRequests } from './foreign-requests.ts';
import { type KeptPages, keepPages } from './pages/kept-pages.ts';
import { renderPage, withOneSlash } from './pages/rendered-pages.ts';
import { createRouter } from './rooms.ts';
import { calendarFeed, messagePhoto, privateFile, storedFile } from './stored-files.ts';

/** Below it are the addresses of looks at private documents. */
const PRIVATE_FILES = '/private-files/';
/** Below it are the addresses of calendar feeds, which are secrets. */
const FEEDS = '/calendar/';

/** The whole product as one request handler. The entries serve the files of the site before it. */
export function createApp(options: AppOptions): App {
  const app: App = new Hono();
  app.use(securityHeaders);
  app.use(logRequests(options));
  app.use(compress());
  const pages = keepPages();
  app.use(async (c, next) => {
    await next();
    if (!['GET', 'HEAD'].includes(c.req.method) && c.res.status < 400) pages.forgetAll();
  });
  reportHealth(app, options);
  serveDocuments(app);
  receiveForeignRequests(app, options);
  serveStoredFiles(app, options);
  servePrivateFiles(app, options);
  app.get(`${FEEDS}:name`, (c) => calendarFeed(callContext(options, c), options.services, new URL(c.req.url)));
  app.all(`${FEEDS}*`, (c) => c.text('not found', 404));
  serveCallsAndPages(app, options, pages);
  app.onError((error, c) => {
    if (error instanceof BrokenBody)
      return errorResponse('invalid_input', c.get('requestId'), [{ path: '', message: error.message }]);
    options.log.error({ error, request_id: c.get('requestId') }, 'request failed');
    return errorResponse('internal_error', c.get('requestId'));
  });
  return app;
}

/** Gives each request an id, which a client may choose, and logs it without personal data. */
function logRequests({ log }: AppOptions): MiddlewareHandler<{ Variables: { requestId: string } }> {
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

function reportHealth(app: App, { ready }: AppOptions): void {
  app.get('/healthz', (c) => c.text('ok'));
  const unreadyParts = watchReadiness(ready);
  app.get('/readyz', async (c) => {
    const unready = await unreadyParts();
    return unready.length === 0 ? c.text('ok') : c.text(`does not answer: ${unready.join(', ')}`, 503);
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
  for (const place of ['chat', 'support'] as const) {
    app.get(`/${place}-photos/:id`, (c) =>
      messagePhoto(callContext(options, c), options.services, place, c.req.param('id')),
    );
    app.all(`/${place}-photos/*`, (c) => c.text('not found', 404));
  }
}

type HandleCall = ReturnType<typeof callHandler>;

function serveCallsAndPages(app: App, options: AppOptions, pages: KeptPages): void {
  const router = createRouter(options.services);
  const handleCall = callHandler(router);
  if (!options.designSystem) app.all('/:language?/dev/*', (c) => c.text('not found', 404));
  app.all('*', async (c) => {
    // HEAD is handled as GET, so that all headers are the same; Node omits the body.
    const request = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
    if (isCall(c.req.path))
      return answerCall(handleCall, request, uploadOf(c.req.method, c.req.path), callContext(options, c));
    if (request.method !== 'GET') return errorResponse('method_not_allowed', c.get('requestId'));
    const { pathname, search } = new URL(c.req.url);
    if (/^[/\\]{2}/.test(pathname)) return c.redirect(`${withOneSlash(pathname)}${search}`, 301);
    // The Host header of a request can have any value.
    const address = `${options.services.origin()}${pathname}${search}`;
    const visitor = callContext(options, c, new Headers());
    const api = inProcessApi(router, () => visitor);
    const render = async () => duringOutage(await renderPage(options, api, address), visitor.reply);
    return options.development ? answerAnew(await render()) : pages.answer(address, request.headers, render);
  });
}

/** A page that could not be rendered, because the database does not answer, is not a fault of the page. */
function duringOutage(page: FinishedPage, reply: Headers): FinishedPage {
  const retryAfter = reply.get('retry-after');
  if (page.status !== 500 || retryAfter === null) return page;
  return { ...page, status: 503, headers: new Headers([...page.headers, ['retry-after', retryAfter]]) };
}

const answerAnew = ({ bytes, ...page }: FinishedPage) => new Response(bytes, page);

async function answerCall(
  handleCall: HandleCall,
  request: Request,
  upload: Upload | undefined,
  context: CallContext,
): Promise<Response> {
  const { method, url } = request;
  const response =
    method === 'GET'
      ? await handleCall({ method, url, body: () => undefined }, context)
      : await answerBody(handleCall, request, upload, context);
  return response ? withHeaders(response, context.reply) : errorResponse('not_found', context.request_id);
}

/** Only other methods than GET have a body. */
async function answerBody(
  handleCall: HandleCall,
  request: Request,
  upload: Upload | undefined,
  context: CallContext,
): Promise<Response | undefined> {
  const { method, url, headers } = request;
  const type = headers.get('content-type') ?? '';
  const isFile = upload !== undefined && type.startsWith(upload.type);
  const bytes = await readBody(request, isFile ? upload.maxBytes : undefined);
  if (bytes === null) return errorResponse('body_too_large', context.request_id);
  if (isFile) return await handleCall({ method, url, body: () => new File([bytes], 'upload', { type }) }, context);
  const text = jsonTextOf(bytes, type);
  if (text === null)
    return errorResponse('invalid_input', context.request_id, [
      { path: '', message: 'The body has to be a JSON object' },
    ]);
  return await handleCall({ method, url, body: () => (text === '' ? undefined : JSON.parse(text)) }, context);
}

function isCall(path: string): boolean {
  return /^\/(api|auth\/v1|rest\/v1|functions\/v1)(\/|$)/.test(path);
}

interface Upload {
  method: 'PUT' | 'POST';
  path: RegExp;
  /** How the type of the body begins; forms of other sites can not send such a body. */
  type: string;
  maxBytes: number;
}

/** The only calls whose body can be a file. */
const UPLOADS: readonly Upload[] = [
  { method: 'PUT', path: /^\/api\/v1\/me\/photo$/, type: 'image/', maxBytes: PHOTO.maxBytes },
  {
    method: 'POST',
    path: /^\/api\/v1\/provider\/cards\/[^/]+\/photos$/,
    type: 'image/',
    maxBytes: CARD_PHOTO.maxBytes,
  },
  {
    method: 'PUT',
    path: /^\/api\/v1\/(?:chats|(?:admin\/)?support\/sessions)\/[^/]+\/photos\/[^/]+$/,
    type: 'image/',
    maxBytes: CHAT_PHOTO.maxBytes,
  },
  {
    method: 'PUT',
    path: /^\/api\/v1\/provider\/uploads\/[^/]+$/,
    type: 'application/octet-stream',
    maxBytes: DOCUMENT.partBytes,
  },
];

function uploadOf(method: string, path: string): Upload | undefined {
  return UPLOADS.find((upload) => upload.method === method && upload.path.test(path));
}

/** With `vary` already there, the compression leaves an answer that it does not compress as cheap as it is. */
function withHeaders(response: Response, extra: Headers): Response {
  response.headers.append('vary', 'accept-encoding');
  for (const [name, value] of extra) response.headers.append(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}
