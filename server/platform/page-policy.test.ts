import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './page-policy.ts';

const NONCE = 'n0nce';
const html = (moment: number) =>
  `<head><meta charset="utf-8" nonce="${NONCE}"/><meta property="csp-nonce" content="${NONCE}"/><script nonce="${NONCE}">let u=1</script><script src="/a.js" nonce="${NONCE}"></script></head><script class="x" nonce="${NONCE}">({u:${moment}})</script><script>stranger()</script>`;

const finish = (
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  origins: readonly string[] = [],
) => finishPage({ status, headers: new Headers(headers), html: body }, NONCE, origins);

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('only inline scripts with the nonce are allowed, and the nonce is removed', () => {
  const page = finish(html(1_795_250_512_004));
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.split(';')[0]).toBe(`script-src 'self' ${hashOf('let u=1')} ${hashOf('({u:1795250512004})')}`);
  expect(policy).not.toContain(hashOf('stranger()'));
  expect(new TextDecoder().decode(page.bytes)).toBe(
    html(1_795_250_512_004)
      .replace(`<meta property="csp-nonce" content="${NONCE}"/>`, '')
      .replaceAll(` nonce="${NONCE}"`, ''),
  );
});

test('the same page rendered later has the same ETag', () => {
  const [first, later] = [finish(html(1_795_250_512_004)), finish(html(1_795_250_599_999))];
  expect(later.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(finish(`${html(1_795_250_512_004)}!`).headers.get('etag')).not.toBe(first.headers.get('etag'));
});

test('a page that may connect to another site says so, and is another page for caches', () => {
  const origins = ['https://one.example', 'https://two.example'];
  const [plain, connected] = [finish('<p>x</p>'), finish('<p>x</p>', {}, origins)];
  expect(plain.headers.get('content-security-policy')).not.toContain('connect-src');
  expect(connected.headers.get('content-security-policy')).toMatch(
    /; connect-src 'self' https:\/\/one\.example https:\/\/two\.example$/,
  );
  expect(connected.headers.get('etag')).not.toBe(plain.headers.get('etag'));
});

test('caches may store pages and ask each time; they store neither shells nor failures', () => {
  const cache = (status: number, headers: Record<string, string> = {}) =>
    finish('', { status, headers }).headers.get('cache-control');
  expect([cache(200), cache(404), cache(410)]).toEqual(Array(3).fill('public, no-cache'));
  expect(cache(500)).toBe('no-store');
  expect(cache(200, { 'cache-control': 'private, no-store' })).toBe('private, no-store');
});
