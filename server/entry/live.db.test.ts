import { Positions, StreamEvent } from '@hirfa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { CARDS, hoursFrom, type Market, openMarket, payAt } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct('empty', { worker: true });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A browser's ear: what it heard, and where its streams stand. */
async function listen(
  market: Market,
  who: 'customer' | 'provider' | 'admin',
  positions: Positions = {},
  loaded_ms_ago = 0,
) {
  const { authorization } = await market.as[who]();
  const heard: StreamEvent[] = [];
  const resync: string[] = [];
  const socket = io(product.address, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token: authorization.replace('Bearer ', ''), positions, loaded_ms_ago },
  });
  open.push(socket);
  socket.on('event', (event) => heard.push(StreamEvent.parse(event)));
  socket.on('resync', (stream) => resync.push(String(stream)));
  const stands = Positions.parse(
    await new Promise((resolve, reject) => {
      socket.once('positions', resolve);
      socket.once('connect_error', reject);
    }),
  );
  return { socket, heard, resync, stands };
}

/** Long enough for what came before to be older than any page that is loaded now. */
const pass = (ms: number) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** Events arrive by themselves; the limit only ends a test that hangs. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });

const about = (id: string) => ({ type: 'booking_changed', entity_id: id });

test('each hears at once what concerns them, and strangers hear nothing', async () => {
  const [market, others] = [await openMarket(product), await openMarket(product)];
  const [customer, provider, admin, stranger] = [
    await listen(market, 'customer'),
    await listen(market, 'provider'),
    await listen(market, 'admin'),
    await listen(others, 'provider'),
  ];
  const { id } = await market.book();
  for (const { heard } of [customer, admin])
    await eventually(() => expect(heard).toContainEqual(expect.objectContaining(about(id))));
  expect(provider.heard, 'providers do not hear of what is not paid').toEqual([]);
  await payAt(await market.openCheckout(id), CARDS.good);
  await eventually(() => expect(provider.heard).toContainEqual(expect.objectContaining(about(id))));
  expect(Object.keys(provider.stands).some((stream) => stream === `provider:${market.provider.id}`)).toBe(true);
  expect(stranger.heard).toEqual([]);
});

test('who was away hears what was said meanwhile, without a gap and in order', async () => {
  const market = await openMarket(product);
  const first = await listen(market, 'customer');
  first.socket.close();
  const bookings = [];
  for (const hours of [48, 60, 72])
    bookings.push(await market.book({ starts_at: hoursFrom(product.clock.now, hours) }));
  const stream = `user:${market.customer.id}`;
  pass(60_000);
  await eventually(async () => {
    const { stands } = await listen(market, 'customer');
    expect(stands[stream]).toBe((first.stands[stream] ?? 0) + 3);
  });
  const back = await listen(market, 'customer', first.stands);
  await eventually(() => expect(back.heard.filter((event) => event.stream === stream)).toHaveLength(3));
  const heard = back.heard.filter((event) => event.stream === stream);
  expect(heard.map(({ entity_id }) => entity_id)).toEqual(bookings.map(({ id }) => id));
  expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3].map((step) => (first.stands[stream] ?? 0) + step));
});

test('a page that says hello for the first time hears what happened since it began to load, and nothing older', async () => {
  const market = await openMarket(product);
  const stream = `user:${market.customer.id}`;
  const old = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  pass(60_000);
  const young = await market.book({ starts_at: hoursFrom(product.clock.now, 60) });
  pass(30_000);
  await eventually(async () => {
    const { heard } = await listen(market, 'customer', {}, 100_000);
    const told = heard.filter((event) => event.stream === stream).map(({ entity_id }) => entity_id);
    expect(told).toEqual([old.id, young.id]);
  });
  const page = await listen(market, 'customer', {}, 45_000);
  await eventually(() => expect(page.heard).toContainEqual(expect.objectContaining(about(young.id))));
  expect(page.heard).not.toContainEqual(expect.objectContaining(about(old.id)));
  const { stands } = await listen(market, 'customer');
  expect(stands[stream]).toBe(
    (page.stands[stream] ?? 0) + page.heard.filter((event) => event.stream === stream).length,
  );
});

test('who claims to have seen what never was reads everything anew', async () => {
  const market = await openMarket(product);
  const stream = `provider:${market.provider.id}`;
  const { resync } = await listen(market, 'provider', { [stream]: 999, 'user:somebody-else': 3 });
  await eventually(() => expect(resync).toEqual([stream]));
});

test('a payment reaches the provider by itself', async () => {
  const market = await openMarket(product);
  const provider = await listen(market, 'provider');
  const booking = await market.book();
  await payAt(await market.openCheckout(booking.id), CARDS.good);
  await eventually(() => expect(provider.heard.map(({ type }) => type)).toContain('notification_added'));
  expect((await market.read('provider', booking.id)).payment_status).toBe('authorized');
});
