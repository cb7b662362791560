import { changeSubscription, receiveOAuthCallback, receiveOAuthForm } from '../accounts/index.ts';
import { errorResponse } from '../kernel/http.ts';
import { isRefusal } from '../kernel/verb.ts';
import { isKnownAdapter, receiveWebhook } from '../payments/index.ts';
import { textOf } from '../platform/bodies.ts';
import { type App, type AppOptions, callContext, type RequestContext, workCtx } from './call-context.ts';
import type { Gate } from './gate/gate.ts';
import { sameSiteLocation } from './pages/rendered-pages.ts';

/** The longest bodies: events of gateways, forms of OAuth providers with a token, forms of one field. */
const MAX_BYTES = { webhook: 256_000, oauth: 32_000, unsubscribe: 2000 };

/** Requests that our pages do not send: from gateways, OAuth providers, mail programs, browsers without scripts. */
export function receiveForeignRequests(app: App, options: AppOptions, gate: Gate): void {
  const receive = (c: RequestContext, maxBytes: number, work: (text: string) => Promise<Response>) =>
    gate.receive(c, { maxBytes, isFile: false }, { address: c.get('address'), person: null }, (bytes) =>
      work(textOf(bytes)),
    );
  app.post('/api/v1/webhooks/:adapter', (c) => {
    const adapter = c.req.param('adapter');
    if (!isKnownAdapter({ ctx: workCtx(options), input: { adapter } }))
      return errorResponse('not_found', c.get('requestId'));
    return receive(c, MAX_BYTES.webhook, (body) => answerWebhook(options, c, adapter, body));
  });
  app.get('/auth/v1/oauth/:oauth_provider/callback', (c) =>
    receiveOAuthCallback({
      services: options.services,
      request: c.req.raw,
      oauth_provider: c.req.param('oauth_provider'),
      context: callContext(options, c),
    }),
  );
  app.post('/auth/v1/oauth/:oauth_provider/callback', (c) =>
    receive(c, MAX_BYTES.oauth, async (body) =>
      receiveOAuthForm(new URL(c.req.url).pathname, new URLSearchParams(body)),
    ),
  );
  app.on('POST', ['/unsubscribe', '/ar/unsubscribe'], (c) =>
    receive(c, MAX_BYTES.unsubscribe, (body) => unsubscribe(options, c, body)),
  );
}

async function answerWebhook(options: AppOptions, c: RequestContext, adapter: string, body: string): Promise<Response> {
  const webhook = { adapter, body, headers: c.req.raw.headers, query: new URL(c.req.url).searchParams };
  const isValid = await receiveWebhook({ ctx: workCtx(options), input: webhook });
  return isValid ? c.body(null, 204) : errorResponse('invalid_input', c.get('requestId'), { fields: [] });
}

/** One click in a mail program (RFC 8058), or the form of a browser without scripts, which then reloads the page. */
async function unsubscribe({ services, clock }: AppOptions, c: RequestContext, body: string): Promise<Response> {
  const answer = await changeSubscription({
    ctx: { services, now: clock() },
    input: { token: c.req.query('token') ?? '', email_enabled: false },
  });
  if (isRefusal(answer)) return errorResponse('not_found', c.get('requestId'));
  const isOneClick = new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click';
  return isOneClick ? c.text('done') : c.redirect(sameSiteLocation(c.req.url, c.req.url), 303);
}
