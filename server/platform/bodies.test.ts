import { expect, test } from 'vitest';
import { BrokenBody, readBody } from './bodies.ts';

const ADDRESS = 'http://localhost/';

/** A request whose body comes in these pieces, and then ends or, with `isOpen`, does not. */
function request(pieces: readonly number[], headers: Record<string, string> = {}, isOpen = false) {
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of pieces) controller.enqueue(new Uint8Array(size).fill(7));
      if (!isOpen) controller.close();
    },
    cancel: () => void (state.isCancelled = true),
  });
  return { state, request: new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' }) };
}

test.each([
  ['without a length', {}],
  ['with a length', { 'content-length': '100000' }],
])('a body %s is read whole, one that is longer is refused', async (_, headers) => {
  const whole = await readBody(request([60_000, 40_000], headers).request, 100_000);
  expect(whole).toEqual(new Uint8Array(100_000).fill(7));
  const longer = 'content-length' in headers ? { 'content-length': '100001' } : {};
  expect(await readBody(request([60_000, 40_001], longer).request, 100_000)).toBeNull();
});

test('a request without a body has an empty one', async () => {
  expect(await readBody(new Request(ADDRESS, { method: 'POST' }), 10)).toHaveLength(0);
});

test.each([
  ['without a length', 100, {}],
  ['of a small length', 100, { 'content-length': '100' }],
  ['of a great length', 5_000_000, { 'content-length': '5000000' }],
])('a body %s that does not arrive in time is given up', async (_, maxBytes, headers) => {
  const { request: slow, state } = request([99], headers, true);
  await expect(readBody(slow, maxBytes, 50)).rejects.toThrow(BrokenBody);
  if (!('content-length' in headers) || maxBytes > 1000) await expect.poll(() => state.isCancelled).toBe(true);
});

test('a body that is far too long is not read to its end', async () => {
  const { request: endless, state } = request(Array<number>(11).fill(1_000_000), {}, true);
  expect(await readBody(endless, 1000)).toBeNull();
  expect(state.isCancelled).toBe(true);
});
