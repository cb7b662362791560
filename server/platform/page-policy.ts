import { createHash } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';

/** Security headers of every answer, files included: other sites may neither embed nor read it. */
export const securityHeaders = secureHeaders({
  strictTransportSecurity: 'max-age=31536000',
  crossOriginResourcePolicy: 'same-origin',
  xFrameOptions: 'DENY',
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const STATIC_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a page without scripts. */
export const SCRIPTLESS_POLICY = `script-src 'none'; ${STATIC_POLICY}`;

/** The policy of the service worker, which a file of its own brings. */
export const WORKER_POLICY = "default-src 'self'; object-src 'none'";

/** Timestamps of the router and the data cache. The ETag ignores them: they do not change the page. */
const RENDERED_AT = /\b(?:u|dehydratedAt|dataUpdatedAt):\d{13}\b/g;

/**
 * Browsers and shared caches may store public pages, but ask each time whether they have changed: somebody who is
 * suspended, or whose price changes, is on most of them. The answer 304 saves the line, which is the slow part.
 */
const PUBLIC_CACHE = 'public, no-cache';

/**
 * Finishes a rendered page: replaces the nonce of inline scripts by hashes in the policy (a cached nonce would be
 * predictable), and adds an ETag and cache headers. Pages with `no-store` (shells of signed-in areas) are neither
 * cached nor indexed. `origins` are other sites to which its scripts may connect.
 */
export async function finishPage(
  page: Response,
  nonce: string,
  request: Request,
  origins: readonly string[] = [],
): Promise<Response> {
  const html = await page.text();
  const scripts = html.matchAll(
    new RegExp(`<script(?=[^>]*nonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g'),
  );
  const hashes = new Set(Array.from(scripts, ([, body]) => `'sha256-${sha256(body ?? '')}'`));
  const body = html
    .replaceAll(new RegExp(`<meta[^>]*content="${nonce}"[^>]*/?>`, 'g'), '')
    .replaceAll(` nonce="${nonce}"`, '');
  const connect = origins.length > 0 ? `; connect-src 'self' ${origins.join(' ')}` : '';
  const headers = new Headers(page.headers);
  const personal = headers.get('cache-control')?.includes('no-store') ?? false;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', `script-src 'self' ${[...hashes].join(' ')}; ${STATIC_POLICY}${connect}`);
  if (personal) headers.set('x-robots-tag', 'noindex');
  else headers.set('cache-control', page.status === 200 || page.status === 404 ? PUBLIC_CACHE : 'no-store');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  // A cached page keeps its policy, so with other origins it is another page.
  const etag = `W/"${sha256(body.replaceAll(RENDERED_AT, '') + connect).slice(0, 27)}"`;
  headers.set('etag', etag);
  if (page.status === 200 && request.headers.get('if-none-match') === etag) {
    // The cached page keeps its own policy: its scripts contain other timestamps, so they have other hashes.
    headers.delete('content-security-policy');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: page.status, headers });
}
