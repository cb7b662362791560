import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

const closing: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const LIMITS = { headersMs: 200, requestMs: 500, idleMs: 1000, checkEveryMs: 50 };
const LARGE = Buffer.alloc(20_000_000);

/** Starts a server that reads each body before it answers, and opens connections that send this and read nothing. */
async function openSlow(count: number, text: string): Promise<Socket[]> {
  const { server, port } = await listen(
    (request, response) => {
      request.on('error', () => undefined);
      request.resume().once('end', () => response.end(LARGE));
    },
    '127.0.0.1',
    0,
    { limits: LIMITS },
  );
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  closing.push(() => server.close());
  for (let opened = 0; opened < count; opened += 1) {
    const client = connect(port, '127.0.0.1', () => client.write(text)).on('error', () => undefined);
    closing.push(() => client.destroy());
  }
  await expect.poll(() => sockets, { timeout: 15_000 }).toHaveLength(count);
  return sockets;
}

test.each([
  ['sends nothing', ''],
  ['does not finish its headers', 'POST / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['does not finish its body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n123'],
  ['does not read its answer', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
])('a client that %s is disconnected', async (_, text) => {
  const sockets = await openSlow(40, text);
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed), { timeout: 15_000 }).toHaveLength(0);
});
