import { Person } from '@hirfa/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bearer, openBrowser, readMail } from '../../testing/accounts.ts';
import { type Answer, ask, freshAddress, refusalOf } from '../../testing/calls.ts';
import { sendText } from '../../testing/chats.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { newcomer } from '../../testing/newcomer.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';

const product = useProduct();
const WHY = { reason: 'fraud', words: 'Two cards that were reported as stolen.' } as const;
const Data = z.object({ data: z.object({ reason: z.string(), words: z.string().nullable() }).nullable() });
const Entries = z.array(z.object({ action: z.string(), before: z.unknown(), after: z.unknown() }));

const suspend = (market: Market, id: string, why: object = WHY) =>
  market.ask('admin', 'POST', `/api/v1/admin/people/${id}/suspend`, why);
const reinstate = (market: Market, id: string) =>
  market.ask('admin', 'POST', `/api/v1/admin/people/${id}/reinstate`, {});
const toldWhy = (answer: Answer) => [refusalOf(answer), Data.parse(answer.body).data];
const auditOf = async (id: string) =>
  Entries.parse(
    await product.owner.execute(
      sql`select action, before, after from audit_log where entity_id = ${id} order by action`,
    ),
  );

test('a suspended person is signed out at once and told why at each sign-in and refresh, until they are reinstated', async () => {
  const market = await openMarket(product);
  const person = await newcomer(product);
  const { id } = person.session.user;
  const me = () => ask(product, 'GET', '/api/v1/me', { headers: bearer(person.session.access_token) });
  const browser = openBrowser(product, freshAddress());
  const answer = Person.parse((await suspend(market, id)).body);
  expect(answer).toMatchObject({ is_suspended: true, suspension: WHY, sessions: { open: 0 } });
  expect((await me()).status).toBe(401);
  const told = ['account_suspended', WHY];
  expect(toldWhy(await browser.signIn(person.email, person.password))).toEqual(told);
  expect(
    toldWhy(await ask(product, 'POST', '/auth/v1/refresh', { body: {}, headers: { cookie: person.cookie } })),
  ).toEqual(told);
  expect(refusalOf(await browser.signIn(person.email, 'another password'))).toBe('invalid_credentials');
  expect((await readMail(product, person.email)).subject).toContain('Your Hirfa account is suspended');
  expect(refusalOf(await suspend(market, id))).toBe('state_changed');
  expect(Person.parse((await reinstate(market, id)).body)).toMatchObject({ is_suspended: false, suspension: null });
  expect((await browser.signIn(person.email, person.password)).status).toBe(200);
  expect((await me()).status).toBe(401);
  expect((await readMail(product, person.email)).subject).toContain('Your Hirfa account is open again');
  expect(refusalOf(await reinstate(market, id))).toBe('state_changed');
  expect(await auditOf(id)).toEqual([
    { action: 'person.reinstate', before: { is_suspended: true, ...WHY }, after: { is_suspended: false } },
    { action: 'person.suspend', before: { is_suspended: false }, after: { is_suspended: true, ...WHY } },
  ]);
});

test('a session that is opened in the moment of the suspension does not count', async () => {
  const market = await openMarket(product);
  await suspend(market, market.customer.id);
  const header = await signedIn(product, market.customer.id);
  expect(refusalOf(await ask(product, 'GET', '/api/v1/me', { headers: await header() }))).toBe(
    'authentication_required',
  );
});

test('nobody suspends or reinstates themselves, and an admin has to be removed first', async () => {
  const market = await openMarket(product);
  const other = (await market.world.admin()).id;
  expect(refusalOf(await suspend(market, market.admin.id))).toBe('own_profile');
  expect(refusalOf(await reinstate(market, market.admin.id))).toBe('own_profile');
  expect(refusalOf(await suspend(market, other))).toBe('remove_admin_first');
  const insert = sql`insert into account_suspensions (user_id, reason, suspended_at) values (${other}, 'fraud', now())`;
  await expect(product.owner.execute(insert)).rejects.toMatchObject({ cause: { code: '23514' } });
  await suspend(market, market.customer.id);
  expect(
    refusalOf(await market.ask('admin', 'POST', `/api/v1/admin/people/${market.customer.id}/grant-admin`, {})),
  ).toBe('state_changed');
});

test('the bookings of a suspended customer stay, and an admin decides about each', async () => {
  const market = await openMarket(product);
  const kept = await market.confirmed();
  const booking = await market.request({
    starts_at: new Date(product.clock.now.getTime() + 4 * 86_400_000).toISOString(),
  });
  const { open_bookings } = Person.parse((await suspend(market, market.customer.id)).body);
  expect(open_bookings.map(({ id, status, can_cancel }) => [id, status, can_cancel])).toEqual([
    [kept.id, 'confirmed', true],
    [booking.id, 'awaiting_acceptance', true],
  ]);
  expect((await market.cancelAsAdmin(booking.id, 'Your customer can not come.')).status).toBe(200);
  expect((await market.read('provider', kept.id)).status).toBe('confirmed');
  expect((await auditOf(booking.id)).map(({ action }) => action)).toEqual(['booking.cancel']);
});

test('a suspended provider vanishes from what others see, also while their requests wait, until both are reinstated', async () => {
  const market = await openMarket(product);
  const request = await market.request();
  const path = `/api/v1/admin/providers/${market.provider.id}/reinstate`;
  const isSeen = async () => (await ask(product, 'GET', `/api/v1/providers/${market.provider.id}`, {})).status === 200;
  expect(await isSeen()).toBe(true);
  const person = Person.parse((await suspend(market, market.provider.user_id)).body);
  expect(person).toMatchObject({
    provider: { is_active: false },
    open_bookings: [{ id: request.id, part: 'provider' }],
  });
  expect(await isSeen()).toBe(false);
  expect(refusalOf(await market.ask('admin', 'POST', path, {}))).toBe('state_changed');
  const activate = sql`update provider_profiles set is_active = true where id = ${market.provider.id}`;
  await expect(product.owner.execute(activate)).rejects.toMatchObject({ cause: { code: '23514' } });
  await reinstate(market, market.provider.user_id);
  expect(await isSeen()).toBe(false);
  expect((await market.ask('admin', 'POST', path, {})).status).toBe(200);
  expect(await isSeen()).toBe(true);
});

/** What people do, in the moment in which they are suspended. */
const WRITES: Record<string, (market: Market) => Promise<() => Promise<Answer>>> = {
  book: async (market) => () => market.tryToBook(),
  pay: async (market) => {
    const { id } = await market.book();
    return () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' });
  },
  chat: async (market) => {
    const { id } = await market.confirmed();
    return () => sendText(market, 'customer', id, 'I am still here');
  },
};

test.each(Object.keys(WRITES))(
  'who begins to %s and is suspended meanwhile is refused by the database',
  async (what) => {
    const market = await openMarket(product);
    const write = await WRITES[what]?.(market);
    if (write === undefined) throw new Error(`nothing is known about ${what}`);
    const total = await market.total();
    expect(total).not.toBe('0.00');
    let answer: Promise<Answer> | undefined;
    await product.owner.transaction(async (db) => {
      await db.execute(sql`insert into account_suspensions (user_id, reason, suspended_at)
      values (${market.customer.id}, 'fraud', ${product.clock.now.toISOString()}::timestamptz)`);
      answer = write();
      // The call is under way, and waits for what becomes of its person.
      await expect.poll(async () => (await product.owner.execute(WAITING)).length, { timeout: 15_000 }).toBe(1);
    });
    expect(answer && refusalOf(await answer)).toBe('authentication_required');
  },
);

const WAITING = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('customers who book while they are suspended either have a booking that the admin sees, or none', async () => {
  const rounds = Array.from({ length: 12 }, async () => {
    const market = await openMarket(product);
    const [booked, suspended] = await Promise.all([market.tryToBook(), suspend(market, market.customer.id)]);
    const { open_bookings } = Person.parse(suspended.body);
    expect([201, 401]).toContain(booked.status);
    expect(open_bookings).toHaveLength(booked.status === 201 ? 1 : 0);
  });
  await Promise.all(rounds);
});
