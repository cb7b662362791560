import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '../../testing/calls.ts';
import { hoursFrom, openMarket, type Market } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { HOSTILE_ENDPOINTS } from '../../testing/push/hostile-endpoints.ts';
import { newDevice } from '../../testing/push/subscriptions.ts';
import { type Browser, startPushService } from '../../testing/push/push-service.ts';
import { insertSession } from '../../testing/signed-in.ts';
import { providerPath } from '../../testing/verification.ts';

const product = useProduct();
const MORNING = product.clock.now;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(() => product.services.webPush.publicKey);
  product.services.network = service.network;
});
afterAll(() => service.close());
beforeEach(() => {
  product.clock.now = MORNING;
});

type Who = 'customer' | 'provider' | 'admin';
const register = async (market: Market, who: Who, { device }: Browser) =>
  (await market.ask(who, 'PUT', '/api/v1/push/devices', device)).status;
const remove = async (market: Market, who: Who, { device }: Browser) =>
  (await market.ask(who, 'POST', '/api/v1/push/devices/remove', { fcm_token: device.fcm_token })).body;
const typesOf = ({ received }: Browser) => received.map(({ payload }) => payload.type);
const devicesOf = (userId: string) =>
  product.owner.execute<{ id: string; fcm_token: string; is_active: boolean; last_used_at: string }>(
    sql`select id, fcm_token, is_active, last_used_at from device_tokens where user_id = ${userId} order by last_used_at`,
  );
/** Tries failed pushes again now, and not after the pause of the job runner. */
const tryAgain = async () => {
  await product.owner.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await product.work();
};
const openPushes = async () =>
  (await product.owner.execute(sql`select key from graphile_worker._private_jobs where key like 'push:%'`)).length;

async function browserOf(market: Market, who: Who, changes: Parameters<typeof service.subscribe>[0] = {}) {
  const browser = service.subscribe(changes);
  expect(await register(market, who, browser)).toBe(200);
  return browser;
}
/** A request that waits for its provider, of which no push was tried yet. */
async function requestLater(market: Market, browser: Browser, hours = 48) {
  browser.answer = 503;
  await market.request({ starts_at: hoursFrom(MORNING, hours) });
  expect(await openPushes()).toBe(1);
  browser.answer = 201;
  browser.asked = 0;
}

test('a push arrives encrypted for each device of its person, in the language of the device', async () => {
  const market = await openMarket(product);
  const [phone, laptop] = [
    await browserOf(market, 'provider', { language: 'ar' }),
    await browserOf(market, 'provider'),
  ];
  const customer = await browserOf(market, 'customer');
  const { id } = await market.request();
  const [inArabic] = phone.received;
  expect(inArabic).toMatchObject({
    payload: {
      title: 'طلب حجز جديد',
      text: expect.stringContaining('وصلك طلب حجز من'),
      language: 'ar',
      path: `/ar/provider/dashboard?openBooking=${id}`,
      type: 'job_request',
      priority: 'high',
      sound: 'booking_alert',
    },
    urgency: 'high',
  });
  expect(inArabic?.topic).toBe(inArabic?.payload.tag);
  expect(inArabic?.payload.tag).toBe(inArabic?.payload.id.replaceAll('-', ''));
  expect(laptop.received).toMatchObject([
    {
      payload: {
        title: 'New booking request',
        path: `/provider/dashboard?openBooking=${id}`,
        tag: inArabic?.payload.tag,
        language: 'en',
      },
    },
  ]);
  const booking = await market.read('provider', id);
  const left = (new Date(booking.respond_by ?? 0).getTime() - MORNING.getTime()) / 1000;
  expect([inArabic?.ttl, customer.received[0]?.ttl]).toEqual([left, 86_400]);
  expect(customer.received).toMatchObject([
    { payload: { type: 'payment_received', priority: 'normal', sound: 'notification_1' }, urgency: 'normal' },
  ]);
});

test('a device that hides texts shows what a push is about, and no name', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const browser = await browserOf(market, 'provider', { hides_text: true });
  await market.ask('customer', 'POST', `/api/v1/chats/${id}/messages`, {
    id: crypto.randomUUID(),
    kind: 'text',
    text: 'The key is under the mat',
  });
  product.clock.now = new Date(hoursFrom(MORNING, 0.01));
  await product.work();
  await market.step('customer', id, 'cancel');
  await product.work();
  const shown = browser.received.map(({ payload: { type, title, text } }) => [type, title, text]);
  expect(shown).toEqual([
    ['new_message', 'New message', ''],
    ['job_cancelled', 'Job cancelled', ''],
  ]);
});

test('a device that its service no longer knows is deleted, and one that it refuses waits for its renewal', async () => {
  const market = await openMarket(product);
  const [gone, refused, moved] = [
    await browserOf(market, 'provider'),
    await browserOf(market, 'provider'),
    await browserOf(market, 'provider'),
  ];
  [gone.answer, refused.answer, moved.answer] = [410, 403, 307];
  await market.request();
  const left = await devicesOf(market.provider.user_id);
  expect(left.map(({ fcm_token, is_active }) => [fcm_token, is_active]).toSorted()).toEqual(
    [refused, moved].map(({ device }) => [device.fcm_token, false]).toSorted(),
  );
  expect(await openPushes()).toBe(0);
  refused.answer = 201;
  await register(market, 'provider', refused);
  await market.request({ starts_at: hoursFrom(MORNING, 72) });
  expect([typesOf(refused), gone.asked, moved.asked]).toEqual([['job_request'], 1, 1]);
});

test('what a service could not take is tried again, at that device only and with the same tag', async () => {
  const market = await openMarket(product);
  const [works, busy] = [await browserOf(market, 'provider'), await browserOf(market, 'provider')];
  busy.answer = 429;
  await market.request();
  // The busy one is asked again after seconds, which may have passed.
  expect([works.asked, busy.received.length, await openPushes()]).toEqual([1, 0, 1]);
  busy.answer = 201;
  await tryAgain();
  expect([works.asked, busy.received.length, await openPushes()]).toEqual([1, 1, 0]);
  const all = [works, busy].flatMap(({ received }) => received);
  expect(new Set(all.map(({ topic, payload }) => `${topic} ${payload.tag}`)).size).toBe(1);
  // A process that was killed after the service had answered repeats its push.
  const [device] = (await devicesOf(market.provider.user_id)).filter(
    (each) => each.fcm_token === works.device.fcm_token,
  );
  await product.runJob('push', `${works.received[0]?.payload.id}/${device?.id}`);
  expect(works.received).toHaveLength(2);
  expect(works.received[1]).toEqual(works.received[0]);
});

test('an outdated push is not sent: a request that expired, or news of yesterday', async () => {
  const market = await openMarket(product);
  const [provider, customer] = [await browserOf(market, 'provider'), await browserOf(market, 'customer')];
  [provider.answer, customer.answer] = [503, 503];
  await market.request({ starts_at: hoursFrom(MORNING, 96) });
  [provider.answer, customer.answer, provider.asked, customer.asked] = [201, 201, 0, 0];
  product.clock.now = new Date(hoursFrom(MORNING, 24));
  await tryAgain();
  expect([provider.asked, typesOf(customer), await openPushes()]).toEqual([0, ['booking_expired'], 0]);
});

test('a device receives nothing for the person who used it before', async () => {
  const [before, after] = [await openMarket(product), await openMarket(product)];
  const browser = await browserOf(before, 'provider');
  await requestLater(before, browser);
  expect(await register(after, 'provider', browser)).toBe(200);
  await tryAgain();
  await before.request({ starts_at: hoursFrom(MORNING, 72) });
  expect([browser.asked, await devicesOf(before.provider.user_id)]).toEqual([0, []]);
  const { id } = await after.request();
  expect(browser.received.map(({ payload }) => payload.path)).toEqual([`/provider/dashboard?openBooking=${id}`]);
});

test('who knows only the address of a device takes it from nobody, and is told nothing', async () => {
  const [owner, thief] = [await openMarket(product), await openMarket(product)];
  const browser = await browserOf(owner, 'provider');
  const { keys } = service.subscribe().device;
  const stolen: Browser = { ...browser, device: { ...browser.device, keys } };
  expect(await register(thief, 'customer', stolen)).toBe(200);
  expect(await remove(thief, 'customer', browser)).toEqual({});
  expect(await devicesOf(thief.customer.id)).toEqual([]);
  await owner.request();
  expect(typesOf(browser)).toEqual(['job_request']);
  expect(await remove(owner, 'provider', browser)).toEqual({});
  expect(await devicesOf(owner.provider.user_id)).toEqual([]);
});

test.each(['sign-out', 'the end of all sessions', 'idle time'])(
  'after %s a device receives nothing',
  async (ending) => {
    const market = await openMarket(product);
    const { user_id } = market.provider;
    const session = await insertSession(product, user_id, { idleMs: 60_000 });
    const { token } = await product.services.tokens.access(user_id, session.id, 0, product.clock.now);
    const browser = service.subscribe();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await ask(product, 'PUT', '/api/v1/push/devices', { body: browser.device, headers });
    expect(answer.status).toBe(200);
    await requestLater(market, browser);
    if (ending === 'idle time') product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    else
      await product.pools.auth.execute(
        ending === 'sign-out'
          ? sql`update auth.sessions set revoked_at = ${product.clock.now} where id = ${session.id}`
          : sql`update auth.sessions set revoked_at = ${product.clock.now} where user_id = ${user_id}`,
      );
    await tryAgain();
    expect([browser.asked, await openPushes()]).toEqual([0, 0]);
    expect(await devicesOf(user_id)).toHaveLength(ending === 'idle time' ? 1 : 0);
    expect((await ask(product, 'PUT', '/api/v1/push/devices', { body: browser.device, headers })).status).toBe(401);
  },
);

test('a suspended provider is asked for no job, and an admin who lost the role hears of nobody', async () => {
  const market = await openMarket(product);
  const [provider, admin] = [await browserOf(market, 'provider'), await browserOf(market, 'admin')];
  await requestLater(market, provider);
  await market.ask('admin', 'POST', providerPath(market.provider.id, 'suspend'), {
    reason: 'Complaints.',
    bookings: 'keep',
  });
  await tryAgain();
  expect(typesOf(provider).filter((type) => type === 'job_request')).toEqual([]);
  admin.answer = 503;
  await product.owner.execute(sql`update profiles set admin_notified_at = null where user_id = ${market.customer.id}`);
  const body = { user_id: market.customer.id, email: market.customer.email };
  expect((await market.ask('customer', 'POST', '/functions/v1/send-admin-user-registration', body)).status).toBe(200);
  await product.work();
  expect([admin.asked > 0, await openPushes()]).toEqual([true, 1]);
  await product.owner.execute(sql`delete from user_roles where user_id = ${market.admin.id}`);
  [admin.answer, admin.asked] = [201, 0];
  await tryAgain();
  expect([admin.asked, admin.received]).toEqual([0, []]);
});

test('who wants no pushes gets none, at night only what cannot wait, and what was read meanwhile is not pushed', async () => {
  const market = await openMarket(product);
  const browser = await browserOf(market, 'provider');
  const prefer = (preferences: object) =>
    market.ask('provider', 'PATCH', '/api/v1/me/notification-preferences', preferences);
  await prefer({ push_enabled: false });
  await market.request();
  await prefer({ push_enabled: true });
  expect([browser.asked, await openPushes()]).toEqual([0, 0]);
  await requestLater(market, browser, 72);
  await prefer({ groups: { bookings: { push: false } } });
  await tryAgain();
  await prefer({ groups: { bookings: { push: true } } });
  await requestLater(market, browser, 96);
  const { body } = await market.ask('provider', 'GET', '/api/v1/notifications');
  const [latest] = (body as { items: { id: string }[] }).items;
  await market.ask('provider', 'POST', '/api/v1/notifications/read', { until: latest?.id });
  await tryAgain();
  product.clock.now = new Date('2026-11-21T21:00:00.000Z');
  await market.request({ starts_at: hoursFrom(product.clock.now, 120) });
  expect([browser.asked, await openPushes()]).toEqual([0, 0]);
});

test('only a subscription at a known push service is registered; a device of an app is, and waits for its own way', async () => {
  const market = await openMarket(product);
  const answers = async (changes: object) => {
    const answer = await market.ask('customer', 'PUT', '/api/v1/push/devices', { ...newDevice(), ...changes });
    return answer.status;
  };
  for (const fcm_token of HOSTILE_ENDPOINTS)
    expect([fcm_token, await answers({ fcm_token })]).toEqual([fcm_token, 400]);
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const wrong = [
    { keys: null },
    { keys },
    { platform: 'android' },
    { fcm_token: 'x'.repeat(1001) },
    { language: 'fr' },
  ];
  for (const changes of wrong) expect(await answers(changes)).toBe(400);
  expect(await devicesOf(market.customer.id)).toEqual([]);
  expect(await answers({ platform: 'android', keys: null, fcm_token: 'dQw4:APA91b' })).toBe(200);
  await market.request();
  expect([await openPushes(), (await devicesOf(market.customer.id)).length]).toEqual([0, 1]);
});

test('a person has at most twenty devices, of which those used longest ago go', async () => {
  const market = await openMarket(product);
  const all = [];
  for (let number = 0; number < 22; number += 1) {
    product.clock.now = new Date(MORNING.getTime() + number);
    all.push(await browserOf(market, 'customer'));
    if (number === 19) await register(market, 'customer', all[0] ?? service.subscribe());
  }
  const kept = (await devicesOf(market.customer.id)).map(({ fcm_token }) => fcm_token);
  const [first, , , ...rest] = all.map(({ device }) => device.fcm_token);
  expect(kept.toSorted()).toEqual([first, ...rest].toSorted());
});
