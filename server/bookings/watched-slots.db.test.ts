import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import { type ClientEvents, type ServerEvents } from '@hirfa/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { NO_HOURS } from '../testing/world.ts';

const product = useProduct('empty', { worker: true });
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A visitor's page that may watch slots; it keeps what it hears. */
async function visit() {
  const socket: Socket<ServerEvents, ClientEvents> = io(product.address + WATCHED_SLOTS.namespace, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  const heard: unknown[] = [];
  socket.onAny((...message: unknown[]) => heard.push(message));
  const error = await new Promise<string | null>((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  return { socket, heard, error, watch: (ids: string[]) => socket.emitWithAck('watch_slots', ids) };
}

const HOURS = { ...NO_HOURS, weekly: [{ weekday: 0, from_minute: 0, to_minute: 1440 }] };

test('a visitor hears of every change of the slots that they watch, without content, and of no other', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const page = await visit();
  await page.watch([market.provider.id]);
  const told = ['slots_changed', market.provider.id];
  let count = 0;
  const hears = async (cause: string) => {
    count += 1;
    await expect.poll(() => page.heard, { message: cause }).toEqual(Array.from({ length: count }, () => told));
  };
  await other.book();
  const { id } = await market.book();
  await hears('a booking takes a slot');
  await market.pay(id);
  await market.step('provider', id, 'accept');
  await market.step('customer', id, 'cancel');
  await hears('a cancellation frees it; a payment and an acceptance do not change it');
  await market.ask('provider', 'PUT', '/api/v1/provider/availability', { version: 0, ...HOURS });
  await hears('hours change');
  const decide = (verb: string, body: object) =>
    market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/${verb}`, body);
  await decide('suspend', { reason: 'Nobody came three times.', bookings: 'keep' });
  await hears('a suspension');
  await decide('reinstate', {});
  await hears('the end of a suspension');
  await page.watch([other.provider.id]);
  const saved = await market.ask('provider', 'PUT', '/api/v1/provider/availability', { version: 1, ...HOURS });
  expect(saved.status).toBe(200);
  await other.book({ starts_at: hoursFrom(product.clock.now, 72) });
  await expect.poll(() => page.heard.at(-1)).toEqual(['slots_changed', other.provider.id]);
  expect(page.heard).toHaveLength(count + 1);
});

test('a page that begins to watch learns how long ago the slots changed, not before it hears what follows', async () => {
  const market = await openMarket(product);
  const page = await visit();
  expect(await page.watch([market.provider.id])).toBeNull();
  const asked = performance.now();
  await market.book();
  await expect.poll(() => page.heard).toHaveLength(1);
  const changed = await (await visit()).watch([newId(), market.provider.id]);
  expect(changed).toBeLessThan(performance.now() - asked);
  expect(changed).toBeGreaterThanOrEqual(-1);
});

test('a signed-in page watches on the socket of its session, until it watches something else', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const { authorization } = await market.as.customer();
  const auth = { token: authorization.replace('Bearer ', '') };
  const socket: Socket<ServerEvents, ClientEvents> = io(product.address, { transports: ['websocket'], auth });
  open.push(socket);
  const heard: string[] = [];
  const events: string[] = [];
  socket.on('slots_changed', (id) => heard.push(id));
  socket.on('event', ({ type }) => events.push(type));
  await new Promise((resolve) => socket.once('positions', resolve));
  await socket.emitWithAck('watch_slots', [market.provider.id]);
  await market.book();
  await expect.poll(() => heard).toEqual([market.provider.id]);
  await socket.emitWithAck('watch_slots', [other.provider.id]);
  await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  await other.book();
  await expect.poll(() => heard).toEqual([market.provider.id, other.provider.id]);
  // Its own streams are still told.
  await expect.poll(() => events).toEqual(['booking_changed', 'booking_changed']);
});

test('slots are watched by at most five ids; anything else is ignored, and no other stream is heard', async () => {
  const market = await openMarket(product);
  const page = await visit();
  const ids = Array.from({ length: 5 }, () => newId());
  for (const wrong of [
    [...ids, market.provider.id],
    'admins',
    { 0: market.provider.id },
    [`provider:${newId()}`],
    [null],
    undefined,
  ])
    Reflect.apply(page.socket.emit, page.socket, ['watch_slots', wrong, 'no function']);
  await page.watch([`${market.provider.id}`]);
  await market.book();
  await expect.poll(() => page.heard).toEqual([['slots_changed', market.provider.id]]);
  expect(page.socket.connected).toBe(true);
});

test('an address has a limited number of watching sockets; closed ones make room', async () => {
  const pages = await Promise.all(Array.from({ length: 205 }, () => visit()));
  const refused = pages.filter(({ error }) => error !== null);
  expect(refused.map(({ error }) => error)).toEqual(Array(5).fill('too_many_requests'));
  for (const { socket } of pages) socket.close();
  await expect.poll(async () => (await visit()).error).toBe(null);
});

test('a connection that asks to watch again and again is closed', async () => {
  const page = await visit();
  for (let sent = 0; sent < 2000; sent += 1) page.socket.emit('watch_slots', [newId()], () => undefined);
  await expect.poll(() => page.socket.connected).toBe(false);
});
