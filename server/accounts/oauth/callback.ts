import type { CallContext } from '../../kernel/calls.ts';
import { clearedOAuthCookie, signUpCookie } from '../cookies.ts';
import { finishOAuth } from './finish-oauth.ts';
import { requestMetadata } from '../request-metadata.ts';
import type { AccountServices } from '../services.ts';

interface Callback {
  services: AccountServices;
  request: Request;
  oauth_provider: string;
  context: Pick<CallContext, 'address' | 'now'>;
}

/** An OAuth provider sends the browser back here. It defines the query, so this is not a call of the contract. */
export async function receiveOAuthCallback({
  services,
  request,
  oauth_provider,
  context,
}: Callback): Promise<Response> {
  const { now, address } = context;
  const metadata = requestMetadata({ headers: request.headers, address });
  const ctx = { db: services.pools.auth, now, actor: { kind: 'visitor' as const }, request: metadata, services };
  const isSecure = services.origin().startsWith('https:');
  const { search } = new URL(request.url);
  const { location, handle } = await finishOAuth({ ctx, input: { oauth_provider, search } });
  const headers = new Headers({ location, 'set-cookie': clearedOAuthCookie(isSecure), 'cache-control': 'no-store' });
  if (handle !== undefined) headers.append('set-cookie', signUpCookie(handle, isSecure));
  return new Response(null, { status: 302, headers });
}

/** The fields of an OAuth provider's form that the callback reads; only Apple sends `user`. */
const FORM_FIELDS = ['code', 'state', 'error', 'user'];

/**
 * Some OAuth providers send the browser back with a form: a cross-site POST, without our `Lax` cookie. The redirect
 * makes it a GET with the cookie.
 */
export function receiveOAuthForm(path: string, fields: URLSearchParams): Response {
  const search = new URLSearchParams([...fields].filter(([name]) => FORM_FIELDS.includes(name)));
  const headers = { location: `${path}?${search}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
