import { createHash, hash } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';

/** Security headers of every answer, files included: other sites may neither embed nor read it. */
export const securityHeaders = secureHeaders({
  strictTransportSecurity: 'max-age=31536000',
  crossOriginResourcePolicy: 'same-origin',
  xFrameOptions: 'DENY',
});

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

/** Timestamps of the router and the data cache, in scripts. The ETag ignores them: they do not change the page. */
const RENDERED_AT = /\b(?:u|dehydratedAt|dataUpdatedAt):\d{13}\b/g;

/**
 * Browsers and shared caches may store public pages, but ask each time whether they have changed: somebody who is
 * suspended, or whose price changes, is on most of them. The answer 304 saves the line, which is the slow part.
 */
const PUBLIC_CACHE = 'public, no-cache';

/** A page as it is rendered. */
export interface Page {
  status: number;
  headers: Headers;
  html: string;
}

/** A page as it is sent; a redirect has no bytes. */
export interface FinishedPage {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Finishes a rendered page: replaces the nonce of inline scripts by hashes in the policy (a cached nonce would be
 * predictable), and adds an ETag and cache headers. Pages with `no-store` (shells of signed-in areas) are neither
 * cached nor indexed. `origins` are other sites to which its scripts may connect.
 */
export function finishPage(page: Page, nonce: string, origins: readonly string[] = []): FinishedPage {
  const connect = origins.length > 0 ? `; connect-src 'self' ${origins.join(' ')}` : '';
  const { bytes, hashes, content } = withoutNonce(page.html, nonce);
  const headers = new Headers(page.headers);
  const personal = headers.get('cache-control')?.includes('no-store') ?? false;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', `script-src 'self' ${[...hashes].join(' ')}; ${STATIC_POLICY}${connect}`);
  if (personal) headers.set('x-robots-tag', 'noindex');
  else headers.set('cache-control', [200, 404, 410].includes(page.status) ? PUBLIC_CACHE : 'no-store');
  // A cached page keeps its policy, so with other origins it is another page.
  headers.set('etag', `W/"${content.update(connect).digest('base64').slice(0, 27)}"`);
  return { status: page.status, headers, bytes };
}

/** Every page is encoded into the same memory: new memory of this size would cost more than the encoding. */
let scratch = Buffer.alloc(0);

function encoded(text: string): Buffer {
  const atMost = 3 * text.length;
  if (scratch.length < atMost) scratch = Buffer.alloc(2 * atMost);
  return scratch.subarray(0, new TextEncoder().encodeInto(text, scratch).written);
}

/**
 * The page without the nonce, the hashes of the inline scripts that had it (data is none), and a hash of all content
 * except when it was rendered. It works on bytes and in one pass: pages are long, and each look at a long text costs.
 */
function withoutNonce(html: string, nonce: string) {
  const all = encoded(html);
  const value = Buffer.from(`"${nonce}"`);
  const parts: Buffer[] = [];
  const hashes = new Set<string>();
  const content = createHash('sha256');
  let from = 0;
  const take = (to: number, seen: Buffer | string = all.subarray(from, to)) => {
    parts.push(all.subarray(from, to));
    content.update(seen);
    from = to;
  };
  for (let at = all.indexOf(value); at >= 0; at = all.indexOf(value, from)) {
    const [tagStart, tagEnd] = [all.lastIndexOf('<', at), all.indexOf('>', at) + 1];
    const tag = all.toString('utf8', tagStart, tagEnd);
    const isMeta = tag.startsWith('<meta property="csp-nonce"');
    take(isMeta ? tagStart : at - ' nonce='.length);
    from = isMeta ? tagEnd : at + value.length;
    if (!tag.startsWith('<script') || /\ssrc=|ld\+json/.test(tag)) continue;
    take(tagEnd);
    const end = all.indexOf('</script>', tagEnd);
    const script = all.toString('utf8', tagEnd, end);
    hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`);
    take(end, script.replaceAll(RENDERED_AT, ''));
  }
  take(all.length);
  return { bytes: Buffer.concat(parts), hashes, content };
}
