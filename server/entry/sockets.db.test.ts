import { sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, test } from 'vitest';
import { SECOND_FACTOR, SESSION } from '@hirfa/domain/accounts';
import { bearer, pass } from '../testing/accounts.ts';
import { shownCode } from '../testing/authenticator-app.ts';
import { ask, refusalOf } from '../testing/calls.ts';
import { newcomer } from '../testing/newcomer.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';
import { listen } from './listen.ts';
import { attachSockets } from './sockets.ts';

const product = useProduct();
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

const signUp = () => newcomer(product);

/** Connects a socket with this token; returns its first event and the streams that it receives. */
async function connect(
  token: unknown,
  address = product.address,
): Promise<{ socket: Socket; first: string; streams: Promise<string[]> }> {
  const socket = io(address, { transports: ['websocket'], reconnection: false, auth: { token } });
  open.push(socket);
  const streams = new Promise<string[]>((resolve) =>
    socket.once('positions', (positions) => resolve(Object.keys(positions))),
  );
  const first = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, first, streams };
}

const closed = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

test('a socket opens only with an access token', async () => {
  const { session } = await signUp();
  expect((await connect(session.access_token)).first).toBe('connected');
  for (const token of ['x', undefined, 7, `${session.access_token}x`])
    expect((await connect(token)).first).toBe('authentication_required');
});

test('a socket closes when its access token expires, even if it was opened late', async () => {
  const { session } = await signUp();
  pass(product, SESSION.accessTokenMs - 200);
  const { socket, first } = await connect(session.access_token);
  expect([first, await closed(socket)]).toEqual(['connected', 'io server disconnect']);
});

test('a sign-out or a change of roles closes the sockets of that session or person, and no others', async () => {
  const [leaving, promoted, staying] = [await signUp(), await signUp(), await signUp()];
  const sockets = [];
  for (const { session } of [leaving, promoted, staying]) sockets.push((await connect(session.access_token)).socket);
  const [left, raised, stayed] = sockets;
  if (!left || !raised || !stayed) throw new Error('three sockets were opened');
  const ends = [closed(left), closed(raised)];
  await ask(product, 'POST', '/auth/v1/sign-out', { body: {}, headers: { cookie: leaving.cookie } });
  await createWorld(product.owner, product.clock.now).makeAdmin(promoted.session.user.id);
  expect(await Promise.all(ends)).toEqual(['io server disconnect', 'io server disconnect']);
  expect(stayed.connected).toBe(true);
});

test('a confirmed or removed second factor, which changes an admin’s roles, closes the sockets of the session', async () => {
  const person = await signUp();
  await createWorld(product.owner, product.clock.now).makeAdmin(person.session.user.id);
  product.services.adminsNeedSecondFactor = true;
  try {
    const factor = (verb: string, body: object = {}) =>
      ask(product, 'POST', `/api/v1/me/second-factor/${verb}`, { body, headers: bearer(person.session.access_token) });
    const listen = async () => {
      const { socket, streams } = await connect(person.session.access_token);
      return { end: closed(socket), isAdmin: (await streams).includes('admins') };
    };
    const { secret } = (await factor('start')).body as { secret: string };
    const before = await listen();
    await factor('confirm', { code: shownCode(secret, product.clock.now) });
    await before.end;
    const between = await listen();
    pass(product, SECOND_FACTOR.periodMs);
    await factor('remove', { code: shownCode(secret, product.clock.now) });
    await between.end;
    expect([before.isAdmin, between.isAdmin]).toEqual([false, true]);
  } finally {
    product.services.adminsNeedSecondFactor = false;
  }
});

test('a person who becomes an admin while a socket opens receives the admins’ stream or has to connect again', async () => {
  const world = createWorld(product.owner, product.clock.now);
  const people = await Promise.all(Array.from({ length: 12 }, signUp));
  const sockets = await Promise.all(
    people.map(async ({ session }, index) => {
      const socket = io(product.address, {
        transports: ['websocket'],
        reconnection: false,
        auth: { token: session.access_token },
      });
      open.push(socket);
      const state = { ended: false, streams: [] as string[] };
      socket.on('positions', (positions) => (state.streams = Object.keys(positions)));
      socket.on('disconnect', () => (state.ended = true));
      // Each waits a little longer, so that the role changes at different moments of the connection.
      for (let turn = 0; turn < index; turn += 1) await product.owner.execute(sql`select 1`);
      await world.makeAdmin(session.user.id);
      return state;
    }),
  );
  await expect.poll(() => sockets.filter(({ ended, streams }) => !ended && !streams.includes('admins'))).toEqual([]);
});

test('without the database sockets are refused and the product keeps running', async () => {
  const { session } = await signUp();
  await product.pools.api.end();
  const { services, clock, urlFor } = product;
  const { server, port } = await listen((_, response) => response.end(), '127.0.0.1', 0);
  const sockets = await attachSockets(server, {
    services,
    clock: () => clock.now,
    log: services.log,
    trustedProxies: 0,
    urlFor: (login) => (login === 'api' ? 'postgres://nobody@127.0.0.1:1/nothing' : urlFor(login)),
  });
  expect((await connect(session.access_token, `http://127.0.0.1:${port}`)).first).toBe('internal_error');
  await sockets.close();
  expect(product.logged.join('')).toContain('a socket could not be opened');
  expect((await ask(product, 'GET', '/healthz')).status).toBe(200);
  const me = await ask(product, 'GET', '/api/v1/me', { headers: { authorization: `Bearer ${session.access_token}` } });
  expect([me.status, refusalOf(me)]).toEqual([500, 'internal_error']);
});
