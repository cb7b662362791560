import { Positions, StreamEvent } from '@hirfa/contract/realtime';
import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../platform/ids.ts';
import { attachRealtime } from '../platform/realtime.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { listen as listenOn } from './listen.ts';

const product = useProduct('empty', { worker: true });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** Connects a socket; returns the received events and the positions of its streams. */
async function listen(
  market: Market,
  who: 'customer' | 'provider' | 'admin',
  positions: Positions = {},
  loaded_ms_ago = 0,
) {
  const { authorization } = await market.as[who]();
  const events: StreamEvent[] = [];
  const ages: unknown[] = [];
  const resync: string[] = [];
  const socket = io(product.address, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token: authorization.replace('Bearer ', ''), positions, loaded_ms_ago },
  });
  open.push(socket);
  socket.on('event', (event, msAgo) => {
    events.push(StreamEvent.parse(event));
    ages.push(msAgo);
  });
  socket.on('resync', (stream) => resync.push(String(stream)));
  const current = Positions.parse(
    await new Promise((resolve, reject) => {
      socket.once('positions', resolve);
      socket.once('connect_error', reject);
    }),
  );
  return { socket, events, ages, resync, positions: current };
}

/** Moves the clock, so that earlier events are older than a page that is loaded now. */
const pass = (ms: number) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** Events are pushed by the server; the timeout only ends a test that hangs. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });

const about = (id: string) => ({ type: 'booking_changed', entity_id: id });

test('each person receives events about themselves at once, and strangers receive none', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const [customer, provider, admin, stranger] = [
    await listen(market, 'customer'),
    await listen(market, 'provider'),
    await listen(market, 'admin'),
    await listen(others, 'provider'),
  ];
  const { id } = await market.book();
  for (const { events } of [customer, admin])
    await eventually(() => expect(events).toContainEqual(expect.objectContaining(about(id))));
  expect(provider.events, 'providers receive nothing about unpaid bookings').toEqual([]);
  await payAt(await market.openCheckout(id), CARDS.good);
  await eventually(() => expect(provider.events).toContainEqual(expect.objectContaining(about(id))));
  expect(Object.keys(provider.positions).some((stream) => stream === `provider:${market.provider.id}`)).toBe(true);
  expect(stranger.events).toEqual([]);
});

test('a client that reconnects receives all missed events in order', async () => {
  const market = await openMarket(product);
  const first = await listen(market, 'customer');
  first.socket.close();
  const bookings = [];
  for (const hours of [48, 60, 72])
    bookings.push(await market.book({ starts_at: hoursFrom(product.clock.now, hours) }));
  const stream = `user:${market.customer.id}`;
  pass(60_000);
  await eventually(async () => {
    const { positions } = await listen(market, 'customer');
    expect(positions[stream]).toBe((first.positions[stream] ?? 0) + 3);
  });
  const back = await listen(market, 'customer', first.positions);
  await eventually(() => expect(back.events.filter((event) => event.stream === stream)).toHaveLength(3));
  const missed = back.events.filter((event) => event.stream === stream);
  expect(missed.map(({ entity_id }) => entity_id)).toEqual(bookings.map(({ id }) => id));
  expect(missed.map(({ seq }) => seq)).toEqual([1, 2, 3].map((step) => (first.positions[stream] ?? 0) + step));
});

test('a page that connects for the first time receives the events since it began to load, and no older ones', async () => {
  const market = await openMarket(product);
  const stream = `user:${market.customer.id}`;
  const old = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  pass(60_000);
  const young = await market.book({ starts_at: hoursFrom(product.clock.now, 60) });
  pass(30_000);
  await eventually(async () => {
    const { events } = await listen(market, 'customer', {}, 100_000);
    const ids = events.filter((event) => event.stream === stream).map(({ entity_id }) => entity_id);
    expect(ids).toEqual([old.id, young.id]);
  });
  const page = await listen(market, 'customer', {}, 45_000);
  await eventually(() => expect(page.events).toContainEqual(expect.objectContaining(about(young.id))));
  expect(page.events).not.toContainEqual(expect.objectContaining(about(old.id)));
  const { positions } = await listen(market, 'customer');
  expect(positions[stream]).toBe(
    (page.positions[stream] ?? 0) + page.events.filter((event) => event.stream === stream).length,
  );
});

test('what a page has missed has an age of which it can be sure, and what happens from then on has none', async () => {
  const market = await openMarket(product);
  const asked = performance.now();
  await market.book();
  await eventually(async () => expect((await listen(market, 'customer', {}, 1000)).events).toHaveLength(1));
  await product.owner.execute(sql`update stream_events set numbered_at = numbered_at - interval '1 hour'
    where stream = ${`user:${market.customer.id}`}`);
  const page = await listen(market, 'customer', {}, 1000);
  await eventually(() => expect(page.events).toHaveLength(1));
  const [age] = page.ages;
  expect(age).toBeLessThan(3_600_000 + performance.now() - asked);
  expect(age).toBeGreaterThan(3_600_000 - 3);
  await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  await eventually(() => expect(page.events).toHaveLength(2));
  expect(page.ages).toEqual([age, undefined]);
});

test('a page that was read before the roles of its person changed hears of it when it connects', async () => {
  const market = await openMarket(product);
  await market.world.makeAdmin(market.customer.id);
  await eventually(async () => {
    const { events } = await listen(market, 'customer', {}, 1000);
    expect(events).toContainEqual(expect.objectContaining({ type: 'roles_changed', entity_id: market.customer.id }));
  });
});

test('a client that claims a position after the last event has to read the stream again', async () => {
  const market = await openMarket(product);
  const stream = `provider:${market.provider.id}`;
  const { resync } = await listen(market, 'provider', { [stream]: 999, 'user:somebody-else': 3 });
  await eventually(() => expect(resync).toEqual([stream]));
});

test('the provider receives a notification of a payment without a request', async () => {
  const market = await openMarket(product);
  const provider = await listen(market, 'provider');
  const booking = await market.book();
  await payAt(await market.openCheckout(booking.id), CARDS.good);
  await eventually(() => expect(provider.events.map(({ type }) => type)).toContain('notification_added'));
  expect((await market.read('provider', booking.id)).payment_status).toBe('authorized');
});

test('a socket that measures its line is answered at once, and one that awaits no answer is not closed', async () => {
  const { socket } = await listen(await openMarket(product), 'customer');
  for (const nothing of [undefined, 'no function', 7]) socket.emit('echo', nothing);
  await socket.timeout(15_000).emitWithAck('echo');
  expect(socket.connected).toBe(true);
});

test('an event that arrives while a socket opens is not lost', async () => {
  const market = await openMarket(product);
  const { authorization } = await market.as.customer();
  const person = { user_id: market.customer.id, session_id: newId(), roles: [] };
  const stream = `user:${person.user_id}`;
  const event = {
    stream,
    seq: 1,
    type: 'booking_changed',
    entity_id: newId(),
    version: 1,
    at: new Date().toISOString(),
  };
  const first = await listen(market, 'customer');
  const { server, port } = await listenOn((_, response) => response.end(), '127.0.0.1', 0);
  const realtime = await attachRealtime(server, {
    authenticate: async () => person,
    now: () => product.clock.now,
    streamsOf: async () => [stream],
    mayJoin: async () => false,
    publishSignal: async () => undefined,
    lastChangedAgo: async () => null,
    missed: async () => {
      // Committed after the missed events were read; another server has already sent it to its sockets.
      await product.owner.execute(sql`select pg_notify('stream_events', ${JSON.stringify(event)})`);
      await eventually(() => expect(first.events).toContainEqual(event));
      return { positions: { [stream]: 0 }, events: [], resync: [] };
    },
    trustedProxies: 0,
    databaseUrl: product.urlFor('auth'),
    log: product.services.log,
  });
  const received: unknown[] = [];
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token: authorization.replace('Bearer ', '') },
  });
  open.push(socket);
  socket.on('event', (each) => received.push(each));
  await eventually(() => expect(received).toEqual([event]));
  await realtime.close();
});
