import { changeSubscription, receiveOAuthCallback, receiveOAuthForm } from '../accounts/index.ts';
import { errorResponse } from '../kernel/http.ts';
import { isRefusal } from '../kernel/verb.ts';
import { isKnownAdapter, receiveWebhook } from '../payments/index.ts';
import { readBody, textOf } from '../platform/bodies.ts';
import { type App, type AppOptions, callContext, type RequestContext, workCtx } from './call-context.ts';
import { sameSiteLocation } from './pages/rendered-pages.ts';

/** Requests that our pages do not send: from gateways, OAuth providers, mail programs, browsers without scripts. */
export function receiveForeignRequests(app: App, options: AppOptions): void {
  app.post('/api/v1/webhooks/:adapter', (c) => answerWebhook(options, c, c.req.param('adapter')));
  app.get('/auth/v1/oauth/:oauth_provider/callback', (c) =>
    receiveOAuthCallback({
      services: options.services,
      request: c.req.raw,
      oauth_provider: c.req.param('oauth_provider'),
      context: callContext(options, c),
    }),
  );
  app.post('/auth/v1/oauth/:oauth_provider/callback', async (c) => {
    const body = await readBody(c.req.raw);
    if (body === null) return errorResponse('body_too_large', c.get('requestId'));
    return receiveOAuthForm(new URL(c.req.url).pathname, new URLSearchParams(textOf(body)));
  });
  app.on('POST', ['/unsubscribe', '/ar/unsubscribe'], (c) => unsubscribe(options, c));
}

async function answerWebhook(options: AppOptions, c: RequestContext, adapter: string): Promise<Response> {
  const body = await readBody(c.req.raw);
  if (body === null) return errorResponse('body_too_large', c.get('requestId'));
  if (!isKnownAdapter({ ctx: workCtx(options), input: { adapter } }))
    return errorResponse('not_found', c.get('requestId'));
  const webhook = { adapter, body: textOf(body), headers: c.req.raw.headers };
  const isValid = await receiveWebhook({ ctx: workCtx(options), input: webhook });
  return isValid ? c.body(null, 204) : errorResponse('invalid_input', c.get('requestId'), []);
}

/** One click in a mail program (RFC 8058), or the form of a browser without scripts, which then reloads the page. */
async function unsubscribe({ services, clock }: AppOptions, c: RequestContext): Promise<Response> {
  const body = await readBody(c.req.raw);
  if (body === null) return errorResponse('body_too_large', c.get('requestId'));
  const answer = await changeSubscription({
    ctx: { services, now: clock() },
    input: { token: c.req.query('token') ?? '', email_enabled: false },
  });
  if (isRefusal(answer)) return errorResponse('not_found', c.get('requestId'));
  const isOneClick = new URLSearchParams(textOf(body)).get('List-Unsubscribe') === 'One-Click';
  return isOneClick ? c.text('done') : c.redirect(sameSiteLocation(c.req.url, c.req.url), 303);
}
