import { hash } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';

/** Security headers of every answer, files included: other sites may neither embed nor read it. */
export const securityHeaders = secureHeaders({
  strictTransportSecurity: 'max-age=31536000',
  crossOriginResourcePolicy: 'same-origin',
  xFrameOptions: 'DENY',
});

const sha256 = (text: string) => hash('sha256', text, 'base64');

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

/** A page as it is rendered; a redirect has no HTML. */
export interface Page {
  status: number;
  headers: Headers;
  html: string;
}

/**
 * Finishes a rendered page: replaces the nonce of inline scripts by hashes in the policy (a cached nonce would be
 * predictable), and adds an ETag and cache headers. Pages with `no-store` (shells of signed-in areas) are neither
 * cached nor indexed. `origins` are other sites to which its scripts may connect.
 */
export function finishPage(page: Page, nonce: string, origins: readonly string[] = []): Page {
  const { html, hashes } = withoutNonce(page.html, nonce);
  const connect = origins.length > 0 ? `; connect-src 'self' ${origins.join(' ')}` : '';
  const headers = new Headers(page.headers);
  const personal = headers.get('cache-control')?.includes('no-store') ?? false;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', `script-src 'self' ${[...hashes].join(' ')}; ${STATIC_POLICY}${connect}`);
  if (personal) headers.set('x-robots-tag', 'noindex');
  else headers.set('cache-control', page.status === 200 || page.status === 404 ? PUBLIC_CACHE : 'no-store');
  // A cached page keeps its policy, so with other origins it is another page.
  headers.set('etag', `W/"${sha256(html.replaceAll(RENDERED_AT, '') + connect).slice(0, 27)}"`);
  return { status: page.status, headers, html };
}

/** The HTML without the nonce, and the hashes of the inline scripts that had it; in one pass, for pages are long. */
function withoutNonce(html: string, nonce: string): { html: string; hashes: Set<string> } {
  const parts = html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (const [index, after] of parts.entries()) {
    const before = parts[index - 1];
    if (before === undefined) continue;
    const tagEnd = after.indexOf('>');
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, tagEnd);
    if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) continue;
    hashes.add(`'sha256-${sha256(after.slice(tagEnd + 1, after.indexOf('</script>')))}'`);
  }
  return { html: parts.join(''), hashes };
}
