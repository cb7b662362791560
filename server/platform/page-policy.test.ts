import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './page-policy.ts';

const NONCE = 'n0nce';
const html = (moment: number) =>
  `<head><meta property="csp-nonce" content="${NONCE}"/><script nonce="${NONCE}">let u=1</script><script src="/a.js" nonce="${NONCE}"></script></head><script class="x" nonce="${NONCE}">({u:${moment}})</script><script>stranger()</script>`;

const finish = (
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  asked: Record<string, string> = {},
) => finishPage(new Response(body, { status, headers }), NONCE, new Request('http://localhost/', { headers: asked }));

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('only inline scripts with the nonce are allowed, and the nonce is removed', async () => {
  const page = await finish(html(1_795_250_512_004));
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.split(';')[0]).toBe(`script-src 'self' ${hashOf('let u=1')} ${hashOf('({u:1795250512004})')}`);
  expect(policy).not.toContain(hashOf('stranger()'));
  expect(await page.text()).not.toContain(NONCE);
});

test('the same page rendered later has the same ETag, and the 304 answer has no policy', async () => {
  const [first, later] = [await finish(html(1_795_250_512_004)), await finish(html(1_795_250_599_999))];
  const etag = first.headers.get('etag') ?? '';
  expect(later.headers.get('etag')).toBe(etag);
  const kept = await finish(html(1_795_250_600_000), {}, { 'if-none-match': etag });
  expect([kept.status, kept.headers.get('content-security-policy'), await kept.text()]).toEqual([304, null, '']);
});

test('a page that may connect to another site says so, and is another page for caches', async () => {
  const origins = ['https://one.example', 'https://two.example'];
  const page = () => new Response('<p>x</p>');
  const [plain, connected] = [
    await finish('<p>x</p>'),
    await finishPage(page(), NONCE, new Request('http://localhost/'), origins),
  ];
  expect(plain.headers.get('content-security-policy')).not.toContain('connect-src');
  expect(connected.headers.get('content-security-policy')).toMatch(
    /; connect-src 'self' https:\/\/one\.example https:\/\/two\.example$/,
  );
  expect(connected.headers.get('etag')).not.toBe(plain.headers.get('etag'));
});

test('caches may store pages and ask each time; they store neither shells nor failures', async () => {
  const cache = async (status: number, headers: Record<string, string> = {}) =>
    (await finish('', { status, headers })).headers.get('cache-control');
  expect([await cache(200), await cache(404)]).toEqual(Array(2).fill('public, no-cache'));
  expect(await cache(500)).toBe('no-store');
  expect(await cache(200, { 'cache-control': 'private, no-store' })).toBe('private, no-store');
});
