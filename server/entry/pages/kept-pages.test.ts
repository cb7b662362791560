import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { FinishedPage } from '../../platform/page-policy.ts';
import { keepPages } from './kept-pages.ts';

const ADDRESS = 'http://localhost/services';
const page = (html: string, more: Partial<FinishedPage> = {}): FinishedPage => ({
  status: 200,
  headers: new Headers(),
  bytes: new TextEncoder().encode(html),
  ...more,
});

/** Pages whose renderings are counted; each says its number. */
function counting(pageOf: (count: number) => Partial<FinishedPage> = () => ({})) {
  const pages = keepPages();
  const state = { count: 0 };
  const render = async () => {
    state.count += 1;
    return page(`page ${state.count}`, pageOf(state.count));
  };
  return {
    ...pages,
    state,
    ask: (headers: Record<string, string> = {}, address = ADDRESS) =>
      pages.answer(address, new Headers(headers), render),
  };
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

test('who asks for one address at the same time gets one rendering', async () => {
  const { ask, state } = counting();
  const texts = await Promise.all([1, 2, 3].map(() => textOf(ask())));
  expect([texts, state.count]).toEqual([['page 1', 'page 1', 'page 1'], 1]);
  expect(await textOf(ask({}, `${ADDRESS}?q=x`))).toBe('page 2');
});

test('a kept page is rendered again within a second, and at once after a change', async () => {
  vi.useFakeTimers();
  const { ask, forgetAll } = counting();
  expect([await textOf(ask()), await textOf(ask())]).toEqual(['page 1', 'page 1']);
  vi.advanceTimersByTime(1000);
  expect(await textOf(ask())).toBe('page 2');
  forgetAll();
  expect(await textOf(ask())).toBe('page 3');
  vi.useRealTimers();
});

test('a change during a rendering is not hidden by it', async () => {
  const { answer, forgetAll } = keepPages();
  const { promise, resolve } = Promise.withResolvers<FinishedPage>();
  const first = textOf(answer(ADDRESS, new Headers(), () => promise));
  forgetAll();
  const second = textOf(answer(ADDRESS, new Headers(), async () => page('new')));
  resolve(page('old'));
  expect([await first, await second]).toEqual(['old', 'new']);
  expect(await textOf(answer(ADDRESS, new Headers(), async () => page('newest')))).toBe('new');
});

test('a page of one person is not kept', async () => {
  const { ask } = counting(() => ({ headers: new Headers({ 'cache-control': 'private, no-store' }) }));
  expect([await textOf(ask()), await textOf(ask())]).toEqual(['page 1', 'page 2']);
});

test('an error is not kept', async () => {
  const { ask } = counting((count) => ({ status: count === 1 ? 500 : 200 }));
  expect((await ask()).status).toBe(500);
  expect(await textOf(ask())).toBe('page 2');
  const { answer } = keepPages();
  await expect(answer(ADDRESS, new Headers(), () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  expect(await textOf(answer(ADDRESS, new Headers(), async () => page('page')))).toBe('page');
});

test('each gets the page as they can read it', async () => {
  const { ask, state } = counting();
  const bytes = async (accepted: string) => {
    const answer = await ask({ 'accept-encoding': accepted });
    return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())] as const;
  };
  const [zstd, brotli] = [await bytes('gzip, deflate, br, zstd'), await bytes('gzip, br')];
  const [gzip, plain] = [await bytes('gzip, br;q=0'), await bytes('deflate')];
  expect([zstd[0], zstdDecompressSync(zstd[1]).toString()]).toEqual(['zstd', 'page 1']);
  expect([brotli[0], brotliDecompressSync(brotli[1]).toString()]).toEqual(['br', 'page 1']);
  expect([gzip[0], gunzipSync(gzip[1]).toString()]).toEqual(['gzip', 'page 1']);
  expect([plain[0], plain[1].toString()]).toEqual([null, 'page 1']);
  expect(state.count).toBe(1);
});

test('who has the page already gets no bytes, and keeps the policy of theirs', async () => {
  const headers = new Headers({ etag: 'W/"x"', 'content-security-policy': "default-src 'self'" });
  const { ask } = counting(() => ({ headers }));
  const again = await ask({ 'if-none-match': 'W/"x"' });
  expect([again.status, again.headers.get('content-security-policy'), await again.text()]).toEqual([304, null, '']);
  const whole = await ask();
  expect([whole.status, whole.headers.get('content-security-policy')]).toEqual([200, "default-src 'self'"]);
});
