import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { openPool } from '../platform/db.ts';
import { attachRealtime } from '../platform/realtime.ts';
import { ask } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';
import { signedIn } from '../testing/signed-in.ts';
import { listen } from './listen.ts';

const product = useProduct();
const closing: (() => unknown)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Opens a socket; it keeps the reason for which it was closed, and whether a newer one took its place. */
function open(token: string, address = product.address) {
  const socket: Socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  const seen = { socket, isOpen: false, hasJoined: false, displaced: false, closed: '', refused: '' };
  socket.on('connect', () => (seen.isOpen = true));
  socket.on('positions', () => (seen.hasJoined = true));
  socket.on('connect_error', ({ message }) => (seen.refused = message));
  socket.on('displaced', () => (seen.displaced = true));
  socket.on('disconnect', (reason) => Object.assign(seen, { isOpen: false, closed: reason }));
  closing.push(() => socket.close());
  return seen;
}

/** Sockets on a server of their own, for which every token but `wrong` is right. */
async function startRealtime(given: {
  helloWithinMs?: number;
  streamsOf?: () => Promise<string[]>;
  authenticate?: () => Promise<{ user_id: string; session_id: string; roles: string[] }>;
}) {
  const { server, port } = await listen((_, response) => response.end(), '127.0.0.1', 0);
  const realtime = await attachRealtime(server, {
    authenticate: async (token) => (token === 'wrong' ? null : { user_id: newId(), session_id: newId(), roles: [] }),
    now: () => product.clock.now,
    streamsOf: async () => [],
    mayJoin: async () => false,
    publishSignal: async () => undefined,
    lastChangedAgo: async () => null,
    missed: async () => ({ positions: {}, events: [], resync: [] }),
    trustedProxies: 0,
    databaseUrl: product.urlFor('auth'),
    log: product.services.log,
    ...given,
  });
  return { address: `http://127.0.0.1:${port}`, close: () => realtime.close() };
}

/** Opens a connection without a library; `packets` are those of Socket.IO. */
async function openLine(packets: readonly string[], address = product.address) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const line = { received: [] as string[], isClosed: false };
  closing.push(() => socket.close());
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.addEventListener('message', ({ data }) => line.received.push(String(data)));
  socket.addEventListener('close', () => (line.isClosed = true));
  for (const packet of packets) socket.send(packet);
  return line;
}

const hello = (token: string) => `40${JSON.stringify({ token })}`;

test('a connection may say hello once: it is closed at the second hello', async () => {
  const { session } = await newcomer(product);
  const line = await openLine(Array.from({ length: 2000 }, () => hello(session.access_token)));
  await expect.poll(() => line.isClosed).toBe(true);
  expect(line.received.filter((packet) => packet.startsWith('40'))).toEqual([]);
});

test('a connection that sends many useless packets is closed, and the log counts them', async () => {
  const { session } = await newcomer(product);
  for (const useless of ['42["chat","hi"]', '3', '41', 'x'.repeat(5000)]) {
    const line = await openLine([hello(session.access_token), ...Array.from({ length: 20_000 }, () => useless)]);
    await expect.poll(() => line.isClosed, { message: useless.slice(0, 20) }).toBe(true);
  }
  await expect.poll(() => product.logged.join('')).toContain('a connection of a socket sent too much');
});

test('an address has at most 200 connections on which nobody has said hello; those of who has do not count', async () => {
  const { session } = await newcomer(product);
  const socket = open(session.access_token);
  await expect.poll(() => socket.isOpen).toBe(true);
  const silent = await Promise.all(Array.from({ length: 250 }, () => openLine([])));
  await expect.poll(() => silent.filter(({ isClosed }) => isClosed).length).toBe(50);
  expect(socket.isOpen).toBe(true);
});

test('a connection without a right hello is closed after some seconds, one with it stays', async () => {
  const { session } = await newcomer(product);
  const { address, close } = await startRealtime({ helloWithinMs: 100 });
  closing.push(close);
  const right = open(session.access_token, address);
  await expect.poll(() => right.isOpen).toBe(true);
  const wrong = [[], [hello('wrong')], ['40/no-such,']].map((packets) => openLine(packets, address));
  const lines = await Promise.all(wrong);
  await expect.poll(() => lines.filter(({ isClosed }) => isClosed).length).toBe(3);
  expect(right.isOpen).toBe(true);
});

test('a few useless packets are ignored', async () => {
  const { session } = await newcomer(product);
  const socket = open(session.access_token);
  await expect.poll(() => socket.isOpen).toBe(true);
  for (let sent = 0; sent < 5; sent += 1) socket.socket.emit('chat', 'hi');
  await expect(ask(product, 'GET', '/healthz')).resolves.toMatchObject({ status: 200 });
  expect(socket.isOpen).toBe(true);
});

test('the newest 20 sockets of a session stay open; the older ones are told that they were displaced', async () => {
  const { session } = await newcomer(product);
  const sockets: ReturnType<typeof open>[] = [];
  for (let opened = 0; opened < 30; opened += 1) {
    const socket = open(session.access_token);
    sockets.push(socket);
    await expect.poll(() => socket.isOpen).toBe(true);
  }
  await expect
    .poll(() => sockets.map(({ isOpen }) => isOpen))
    .toEqual([...Array(10).fill(false), ...Array(20).fill(true)]);
  expect(sockets.map(({ displaced }) => displaced)).toEqual([...Array(10).fill(true), ...Array(20).fill(false)]);
});

test('sockets are ordered by their hellos, also where the streams of one are read slowly', async () => {
  const { session } = await newcomer(product);
  const person = { user_id: newId(), session_id: newId(), roles: [] };
  const slow = Promise.withResolvers<string[]>();
  const answers = [slow.promise];
  const { address, close } = await startRealtime({
    authenticate: async () => person,
    streamsOf: async () => answers.pop() ?? [],
  });
  closing.push(close);
  const oldest = open(session.access_token, address);
  await expect.poll(() => answers).toEqual([]);
  const newer = Array.from({ length: 20 }, () => open(session.access_token, address));
  await expect.poll(() => newer.every(({ hasJoined }) => hasJoined)).toBe(true);
  slow.resolve([]);
  await expect.poll(() => oldest.isOpen).toBe(false);
  expect(oldest.displaced).toBe(true);
  expect(newer.every(({ isOpen }) => isOpen)).toBe(true);
});

test('200 sockets that open at once with one token leave 20', async () => {
  const { session } = await newcomer(product);
  const sockets = Array.from({ length: 200 }, () => open(session.access_token));
  await expect.poll(() => sockets.filter(({ displaced }) => displaced)).toHaveLength(180);
  expect(sockets.filter(({ isOpen }) => isOpen)).toHaveLength(20);
});

test('the newest 60 sockets of a person stay open, whatever the session', async () => {
  const { session } = await newcomer(product);
  const header = await signedIn(product, session.user.id);
  const tokens = [session.access_token];
  for (let more = 0; more < 3; more += 1) {
    const { authorization } = await (await signedIn(product, session.user.id))();
    tokens.push(authorization.replace('Bearer ', ''));
  }
  const sockets: ReturnType<typeof open>[] = [];
  for (const token of tokens) {
    const mine = Array.from({ length: 20 }, () => open(token));
    sockets.push(...mine);
    await expect.poll(() => mine.every(({ isOpen }) => isOpen)).toBe(true);
  }
  await expect
    .poll(() => sockets.map(({ isOpen }) => isOpen))
    .toEqual([...Array(20).fill(false), ...Array(60).fill(true)]);
  expect((await ask(product, 'GET', '/api/v1/me', { headers: await header() })).status).toBe(200);
});

test('a socket opens while calls and jobs use every connection to the database', async () => {
  const { session } = await newcomer(product);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const busy = [product.pools.api, product.pools.worker].flatMap((pool) =>
    Array.from({ length: 4 }, () =>
      pool.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await released;
      }),
    ),
  );
  try {
    const socket = open(session.access_token);
    await expect.poll(() => socket.isOpen).toBe(true);
  } finally {
    release();
    await Promise.all(busy);
  }
});

test('a socket that opens while the server stops is not logged as an error', async () => {
  const { session } = await newcomer(product);
  const pool = openPool(product.urlFor('worker'), 1);
  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<string>();
  const before = product.logged.length;
  const { address, close } = await startRealtime({
    streamsOf: async () => {
      begun.resolve();
      // Slower than the rest of the stop.
      await pool.execute(sql`select pg_sleep(0.5)`);
      const query = pool.execute(sql`select 1`);
      query.then(
        () => done.resolve('answered'),
        () => done.resolve('failed'),
      );
      await query;
      return [];
    },
  });
  open(session.access_token, address);
  await begun.promise;
  await close();
  await pool.end();
  expect(await done.promise).toBe('answered');
  expect(product.logged.slice(before).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
