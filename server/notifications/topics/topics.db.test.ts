import { topicsOf } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Person } from '../../kernel/verb.ts';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { type Browser, startPushService } from '../../testing/push/push-service.ts';
import { providerPath } from '../../testing/verification.ts';

const product = useProduct();
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(() => product.services.webPush.publicKey);
  product.services.network = service.network;
});
afterAll(() => service.close());

type Who = 'customer' | 'provider' | 'admin';
const Topics = z.object({ topics: z.array(z.string()) });
const Listed = z.object({ items: z.array(z.object({ topic: z.string(), is_subscribed: z.boolean() })) });
const change = (market: Market, who: Who, { device }: Browser, topic: string, verb = 'subscribe-to-topic') =>
  market.ask(who, 'POST', `/functions/v1/${verb}`, { token: device.fcm_token, topic });
const listed = async (market: Market, who: Who) =>
  Listed.parse((await market.ask(who, 'GET', '/api/v1/push/topics')).body).items;

async function browserOf(market: Market, who: Who, topics: readonly string[] = []) {
  const browser = service.subscribe();
  expect((await market.ask(who, 'PUT', '/api/v1/push/devices', browser.device)).status).toBe(200);
  for (const topic of topics) expect((await change(market, who, browser, topic)).status).toBe(200);
  return browser;
}
const announce = async (market: Market, given: object) => {
  const words = { title: 'A new rule', message: 'It holds from Sunday on.' };
  const answer = await market.ask('admin', 'POST', '/functions/v1/send-firebase-notification', { ...words, ...given });
  expect(answer.status).toBe(200);
};
const tryAgain = async () => {
  await product.owner.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await product.work();
};
const typesOf = ({ received }: Browser) => received.map(({ payload }) => payload.type);

test('a device joins topics of its person, is told all that it has, and leaves them', async () => {
  const market = await openMarket(product);
  const own = `user-${market.provider.user_id}`;
  const browser = await browserOf(market, 'provider', ['all-user', 'providers', 'providers']);
  expect(await listed(market, 'provider')).toEqual([
    { topic: 'all-user', is_subscribed: true },
    { topic: 'providers', is_subscribed: true },
    { topic: own, is_subscribed: false },
  ]);
  expect(Topics.parse((await change(market, 'provider', browser, own)).body).topics).toEqual([
    'all-user',
    'providers',
    own,
  ]);
  const left = await change(market, 'provider', browser, 'all-user', 'unsubscribe-from-topic');
  expect(Topics.parse(left.body).topics).toEqual(['providers', own]);
  expect((await listed(market, 'provider')).map(({ is_subscribed }) => is_subscribed)).toEqual([false, true, true]);
});

test('a topic rings on subscribed devices only, and everybody of it finds it in their list', async () => {
  const market = await openMarket(product);
  const [subscribed, silent] = [
    await browserOf(market, 'provider', ['providers']),
    await browserOf(market, 'provider'),
  ];
  const customer = await browserOf(market, 'customer', ['all-user']);
  await announce(market, { topic: 'providers', title_ar: 'قاعدة جديدة', metadata: { path: '/provider/home' } });
  await product.work();
  expect(subscribed.received).toMatchObject([
    {
      payload: {
        type: 'update',
        title: 'A new rule',
        path: '/provider/home',
        priority: 'high',
        sound: 'booking_alert',
      },
      urgency: 'high',
    },
  ]);
  expect([silent.asked, customer.asked]).toEqual([0, 0]);
  const { body } = await market.ask('provider', 'GET', '/api/v1/notifications');
  expect(body).toMatchObject({
    items: [{ type: 'update', title_ar: 'قاعدة جديدة', message_ar: 'It holds from Sunday on.' }],
  });
});

test.each(['before it is sent', 'after the push was enqueued'])(
  'who is no provider any more gets nothing of their topic: suspended %s',
  async (when) => {
    const market = await openMarket(product);
    const browser = await browserOf(market, 'provider', ['providers', 'all-user']);
    const suspend = () =>
      market.ask('admin', 'POST', providerPath(market.provider.id, 'suspend'), {
        reason: 'Complaints.',
        bookings: 'keep',
      });
    if (when === 'before it is sent') await suspend();
    browser.answer = 503;
    await announce(market, { topic: 'providers' });
    await product.work();
    if (when !== 'before it is sent') await suspend();
    browser.answer = 201;
    await tryAgain();
    expect(typesOf(browser).filter((type) => type === 'update')).toEqual([]);
    await announce(market, { topic: 'all-user' });
    await product.work();
    expect(typesOf(browser).filter((type) => type === 'update')).toHaveLength(1);
  },
);

test('an admin who loses the role between subscribing and sending, or before the push, gets nothing', async () => {
  for (const endsFirst of [true, false]) {
    const market = await openMarket(product);
    const browser = await browserOf(market, 'admin', ['admins']);
    const other = await openMarket(product);
    const end = () => product.owner.execute(sql`delete from user_roles where user_id = ${market.admin.id}`);
    browser.answer = 503;
    if (endsFirst) await end();
    await announce(other, { topic: 'admins' });
    await product.work();
    if (!endsFirst) {
      expect(browser.asked).toBe(1);
      await end();
    }
    browser.answer = 201;
    await tryAgain();
    expect(browser.received).toEqual([]);
    // What they still may hear of arrives.
    await change(market, 'admin', browser, 'all-user');
    await announce(other, { topic: 'all-user' });
    await product.work();
    expect(typesOf(browser)).toEqual(['update']);
  }
});

test('who leaves a topic while its push waits gets nothing', async () => {
  const market = await openMarket(product);
  const browser = await browserOf(market, 'customer', ['all-user']);
  browser.answer = 503;
  await announce(market, { topic: 'all-user' });
  await product.work();
  await change(market, 'customer', browser, 'all-user', 'unsubscribe-from-topic');
  browser.answer = 201;
  await tryAgain();
  expect(browser.received).toEqual([]);
});

test('a device that changes hands has no topic of the person before, also while they subscribe it', async () => {
  const [before, after] = [await openMarket(product), await openMarket(product)];
  for (let round = 0; round < 10; round += 1) {
    const browser = await browserOf(before, 'provider', ['providers', 'all-user']);
    const [late, taken] = await Promise.all([
      change(before, 'provider', browser, `user-${before.provider.user_id}`),
      after.ask('customer', 'PUT', '/api/v1/push/devices', browser.device),
    ]);
    expect(taken.status).toBe(200);
    expect([200, 404]).toContain(late.status);
    const rows = await product.owner.execute(sql`select topic from topic_subscriptions
      join device_tokens on id = device_id where fcm_token = ${browser.device.fcm_token}`);
    expect(rows).toEqual([]);
  }
});

test('the database has the members that the rule names, whatever the state of a provider and the roles', async () => {
  const market = await openMarket(product);
  const { world } = market;
  const category = await world.category();
  for (const verification_status of ['pending', 'verified', 'rejected'] as const)
    for (const is_active of [true, false])
      for (const isAdmin of [true, false]) {
        const { user_id } = await world.provider(category, { verification_status, is_active });
        if (isAdmin) await world.makeAdmin(user_id);
        const isProvider = verification_status === 'verified' && is_active;
        const every = ['all-user', 'providers', 'admins', 'live_support_admins', `user-${user_id}`];
        const rows = await product.owner.execute<{ topic: string }>(
          sql`select topic from json_array_elements_text(${JSON.stringify(every)}::json) as topic
            where is_topic_member(topic, ${user_id}::uuid)`,
        );
        expect(rows.map(({ topic }) => topic)).toEqual(topicsOf({ user_id, isProvider, isAdmin }));
        const [other] = await product.owner.execute(
          sql`select is_topic_member(${`user-${market.customer.id}`}, ${user_id}::uuid) as is_member`,
        );
        expect(other).toEqual({ is_member: false });
      }
});

test('the database itself subscribes nobody to a topic of others, nor the device of somebody else', async () => {
  const market = await openMarket(product);
  const browser = await browserOf(market, 'customer');
  const [device] = await product.owner.execute<{ id: string }>(
    sql`select id from device_tokens where fcm_token = ${browser.device.fcm_token}`,
  );
  const subscribe = (userId: string, topic: string) => {
    const person: Person = { kind: 'person', user_id: userId, session_id: newId(), roles: [] };
    return asPerson(product.pools.api, person, { now: product.clock.now, subscribers: [] }, async ({ db }) => {
      const [row] = await db.execute(
        sql`select subscribe_to_topic(${device?.id ?? ''}::uuid, ${topic}, now()) as is_subscribed`,
      );
      return row;
    });
  };
  for (const topic of ['admins', 'providers', `user-${market.admin.id}`])
    expect(await subscribe(market.customer.id, topic)).toEqual({ is_subscribed: false });
  expect(await subscribe(market.admin.id, 'all-user')).toEqual({ is_subscribed: false });
  expect(await subscribe(market.customer.id, 'all-user')).toEqual({ is_subscribed: true });
});

test('no answer and no copy of one’s data shows a token, and the database shows admins none', async () => {
  const market = await openMarket(product);
  const browser = await browserOf(market, 'customer', ['all-user']);
  await announce(market, { topic: 'all-user' });
  await product.work();
  const { fcm_token, keys } = browser.device;
  const reads: [Who, string][] = [
    ['customer', '/api/v1/push/topics'],
    ['customer', '/api/v1/notifications'],
    ['customer', '/api/v1/me'],
    ['customer', '/api/v1/me/export'],
    ['admin', '/api/v1/push/topics'],
    ['admin', '/api/v1/notifications'],
    ['admin', `/api/v1/admin/people?text=${market.customer.id}`],
    ['admin', `/api/v1/admin/people/${market.customer.id}`],
  ];
  for (const [who, path] of reads) {
    const { status, body } = await market.ask(who, 'GET', path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body)).not.toContain(fcm_token);
    expect(JSON.stringify(body)).not.toContain(keys?.auth);
  }

  const tokensSeenBy = (user_id: string, roles: Person['roles']) =>
    asPerson(
      product.pools.api,
      { kind: 'person', user_id, session_id: newId(), roles },
      { now: product.clock.now, subscribers: [] },
      ({ db }) => db.execute(sql`select fcm_token from device_tokens where user_id = ${market.customer.id}`),
    );
  expect(await tokensSeenBy(market.customer.id, [])).toEqual([{ fcm_token }]);
  expect(await tokensSeenBy(market.admin.id, ['admin'])).toEqual([]);
});
