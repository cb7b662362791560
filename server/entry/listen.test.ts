import { connect, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

const closing: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const LIMITS = { headersMs: 200, requestMs: 500, idleMs: 1000, checkEveryMs: 50 };
/** Opens connections from an address of this machine; they send nothing. */
function openSilent(port: number, count: number, localAddress: string) {
  return Array.from({ length: count }, () => {
    const client = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    closing.push(() => client.destroy());
    const opened = { isClosed: false };
    client.resume().once('close', () => (opened.isClosed = true));
    return opened;
  });
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

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

test('there are so many connections of an address, and so many of all; behind a proxy only those of all count', async () => {
  for (const isBehindProxy of [false, true]) {
    const limits = { connections: 10, connectionsOfAddress: 4 };
    const { server, port } = await listen((_, response) => response.end(), '127.0.0.1', 0, { isBehindProxy, limits });
    closing.push(() => server.close());
    const closedOf = (all: { isClosed: boolean }[]) => all.filter(({ isClosed }) => isClosed).length;
    const first = openSilent(port, 6, '127.0.0.1');
    await expect.poll(() => closedOf(first), { timeout: 15_000 }).toBe(isBehindProxy ? 0 : 2);
    const others = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].flatMap((address) => openSilent(port, 3, address));
    const all = [...first, ...others];
    await expect.poll(() => all.length - closedOf(all), { timeout: 15_000 }).toBe(10);
  }
});

test('a connection that is closed has a place for the next one', async () => {
  const limits = { connectionsOfAddress: 1 };
  const { server, port } = await listen((_, response) => response.end('ok'), '127.0.0.1', 0, { limits });
  closing.push(() => server.close());
  for (let asked = 0; asked < 5; asked += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
    expect(await answer.text()).toBe('ok');
    await expect.poll(() => connectionsOf(server), { timeout: 15_000 }).toBe(0);
  }
});
