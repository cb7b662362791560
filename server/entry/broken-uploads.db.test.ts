import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();

/** Sends the beginning of a request and disconnects; resolves with the lines that the product logs for it. */
async function breakOff(
  path: string,
  headers: readonly string[],
  beginning: string,
): Promise<Record<string, unknown>[]> {
  const id = newId();
  const { hostname, port, origin } = new URL(product.address);
  const lines = [`${path} HTTP/1.1`, `host: ${hostname}`, `origin: ${origin}`, `x-request-id: ${id}`, ...headers];
  const socket = connect(Number(port), hostname, () => {
    socket.write(`${lines.join('\r\n')}\r\n\r\n${beginning}`, () => socket.resetAndDestroy());
  });
  const logged = () =>
    product.logged
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ request_id }) => request_id === id);
  await expect.poll(() => logged().map(({ msg }) => msg)).toContain('request');
  return logged();
}

test.each([
  ['a call', 'POST /auth/v1/sign-in', 'application/json', '{"email":'],
  ['a webhook', 'POST /api/v1/webhooks/sandbox', 'application/json', '{"id":'],
  ['a form', 'POST /unsubscribe?token=x', 'application/x-www-form-urlencoded', 'List-'],
  ['a photo', 'PUT /api/v1/me/photo', 'image/png', 'PNG'],
])('%s whose sender breaks off is not logged as an error', async (_, path, type, beginning) => {
  const { session } = await newcomer(product);
  for (const [length, sent] of [
    ['content-length: 1000', beginning],
    ['transfer-encoding: chunked', `${beginning.length.toString(16)}\r\n${beginning}\r\n`],
  ] as const) {
    const headers = [`content-type: ${type}`, `authorization: Bearer ${session.access_token}`, length];
    const logged = await breakOff(path, headers, sent);
    expect(logged.map(({ level, status }) => [level, status])).toEqual([[30, 400]]);
  }
});
