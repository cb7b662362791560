import { randomBytes } from 'node:crypto';
import type { InProcessApi } from '../../kernel/http.ts';
import { FIREBASE_ORIGINS } from '../../platform/firebase/fcm.ts';
import { type FinishedPage, finishPage } from '../../platform/page-policy.ts';
import type { AppOptions } from '../call-context.ts';

/** The only header of the request that renders a page: the site would refuse programs that ask for another type. */
const HEADERS = { accept: 'text/html' };

/**
 * Renders the page of an address of this site. It is the same for everybody: neither the site nor the calls of `api`
 * get headers of the client.
 */
export async function renderPage(
  { site, services, development, isDemo = false }: AppOptions,
  api: InProcessApi,
  address: string,
): Promise<FinishedPage> {
  const nonce = randomBytes(16).toString('base64url');
  let html = '';
  const send = (whole: string) => void (html = whole);
  const answer = await site.fetch(new Request(address, { headers: HEADERS }), {
    context: { api, nonce, origin: services.origin(), isDemo, send },
  });
  const { status, headers } = answer;
  const location = headers.get('location');
  if (location !== null)
    return {
      status,
      headers: new Headers({ location: sameSiteLocation(location, address) }),
      bytes: new Uint8Array(),
    };
  // What the router answers itself has its words in the body.
  if (html === '') html = await answer.text();
  if (development) return { status, headers, bytes: new TextEncoder().encode(html) };
  return finishPage({ status, headers, html }, nonce, services.fcm?.web ? FIREBASE_ORIGINS : []);
}

/** A path on this site. The host is dropped, because the Host header of a request can have any value. */
export function sameSiteLocation(location: string, requestUrl: string): string {
  const { pathname, search, hash } = new URL(location, requestUrl);
  return `${withOneSlash(pathname)}${search}${hash}`;
}

/** A path that begins with one slash: browsers would read "//x" as another host. */
export function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}
