import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFcm } from '../../platform/firebase/fcm.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { type FakeFcm, type FcmDevice, startFakeFcm } from '../../testing/push/fcm.ts';
import { newDevice } from '../../testing/push/subscriptions.ts';

const product = useProduct();
const MORNING = product.clock.now;
let google: FakeFcm;
beforeAll(async () => {
  google = await startFakeFcm();
});
afterAll(() => google.close());
beforeEach(() => {
  product.clock.now = MORNING;
  product.services.fcm = openFcm(google.config);
});

type Who = 'customer' | 'provider';
const register = async (market: Market, who: Who, device: object) =>
  (await market.ask(who, 'PUT', '/api/v1/push/devices', device)).status;
const devicesOf = (userId: string) =>
  product.owner.execute<{ id: string; fcm_token: string; is_active: boolean }>(
    sql`select id, fcm_token, is_active from device_tokens where user_id = ${userId} order by fcm_token`,
  );
const tryAgain = async () => {
  await product.owner.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await product.work();
};
const openPushes = async () =>
  (await product.owner.execute(sql`select key from graphile_worker._private_jobs where key like 'push:%'`)).length;

async function installFor(market: Market, who: Who, ...wish: Parameters<FakeFcm['install']>): Promise<FcmDevice> {
  const installed = google.install(...wish);
  expect(await register(market, who, installed.device)).toBe(200);
  return installed;
}

test('Firebase is asked to push to apps and to browsers with its tokens, in the language of each', async () => {
  const market = await openMarket(product);
  const [android, ios, web] = [
    await installFor(market, 'provider', 'android', { language: 'ar' }),
    await installFor(market, 'provider', 'ios'),
    await installFor(market, 'provider', 'web', { language: 'ar' }),
  ];
  const { id } = await market.request();
  const booking = await market.read('provider', id);
  const until = new Date(booking.respond_by ?? 0).getTime() / 1000;
  const seconds = String(until - MORNING.getTime() / 1000);
  const [toAndroid, toIos, toWeb] = [android, ios, web].map(({ received }) => received[0]);
  const tag = toWeb?.data['tag'];
  expect(tag).toMatch(/^[0-9a-f]{32}$/);
  const data = { tag, type: 'job_request', priority: 'high', sound: 'booking_alert' };
  const inArabic = { ...data, language: 'ar', path: `/ar/provider/dashboard?openBooking=${id}` };
  const texts = { title: 'طلب حجز جديد', text: expect.stringContaining('وصلك طلب حجز من') };
  expect(toWeb).toMatchObject({
    token: web.device.fcm_token,
    data: { ...inArabic, ...texts },
    webpush: { headers: { TTL: seconds, Urgency: 'high', Topic: tag } },
  });
  expect(toAndroid).toMatchObject({
    data: inArabic,
    android: {
      priority: 'HIGH',
      ttl: `${seconds}s`,
      collapse_key: tag,
      notification: {
        title: texts.title,
        body: texts.text,
        tag,
        channel_id: 'booking_alert',
        sound: 'booking_alert',
      },
    },
  });
  expect(toIos).toMatchObject({
    data: { ...data, language: 'en', path: `/provider/dashboard?openBooking=${id}` },
    apns: {
      headers: { 'apns-collapse-id': tag, 'apns-priority': '10', 'apns-expiration': String(until) },
      payload: {
        aps: {
          alert: { title: 'New booking request', body: expect.any(String) },
          sound: 'booking_alert.caf',
        },
      },
    },
  });
  expect([android, ios, web].map(({ asked }) => asked)).toEqual([1, 1, 1]);
});

test('a device that hides texts shows no name, and one of a silent person makes no sound', async () => {
  const market = await openMarket(product);
  const body = { sound_enabled: false };
  expect((await market.ask('provider', 'PATCH', '/api/v1/me/notification-preferences', body)).status).toBe(200);
  const [android, ios, web] = [
    await installFor(market, 'provider', 'android', { hides_text: true }),
    await installFor(market, 'provider', 'ios', { hides_text: true }),
    await installFor(market, 'provider', 'web', { hides_text: true }),
  ];
  await market.request();
  const [toAndroid, toIos, toWeb] = [android, ios, web].map(({ received }) => received[0]);
  const title = 'New booking request';
  const tag = toWeb?.data['tag'];
  expect(toAndroid?.android?.notification).toEqual({ title, body: '', tag, channel_id: 'silent' });
  expect(toIos?.apns?.payload).toEqual({ aps: { alert: { title, body: '' } } });
  expect(toWeb?.data).toMatchObject({ title, text: '' });
  for (const message of [toAndroid, toIos, toWeb]) expect(message?.data).not.toHaveProperty('sound');
});

test('the longest texts fit into a push to every platform', async () => {
  const market = await openMarket(product);
  const all = [
    await installFor(market, 'provider', 'android'),
    await installFor(market, 'provider', 'ios'),
    await installFor(market, 'provider', 'web'),
  ];
  for (const installed of all) installed.answer = 'UNAVAILABLE';
  await market.request();
  for (const installed of all) installed.answer = 'sent';
  await product.owner.execute(sql`update notifications set title_en = repeat('漢', 400), message_en = repeat('字', 2000)
    where user_id = ${market.provider.user_id}`);
  await tryAgain();
  expect(all.map(({ received }) => received.length)).toEqual([1, 1, 1]);
});

test('an app that was removed is deleted, and one that Firebase refuses waits for its renewal', async () => {
  const market = await openMarket(product);
  const [gone, refused] = [
    await installFor(market, 'provider', 'android'),
    await installFor(market, 'provider', 'ios'),
  ];
  [gone.answer, refused.answer] = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];
  await market.request();
  const left = (await devicesOf(market.provider.user_id)).map(({ fcm_token, is_active }) => [fcm_token, is_active]);
  expect([left, await openPushes()]).toEqual([[[refused.device.fcm_token, false]], 0]);
  refused.answer = 'sent';
  await register(market, 'provider', refused.device);
  await market.request({ starts_at: hoursFrom(MORNING, 72) });
  expect([gone.asked, refused.received.length]).toEqual([1, 1]);
});

test('what Firebase could not take is tried again at that device only, as the same event, until it is outdated', async () => {
  const market = await openMarket(product);
  const [works, busy] = [
    await installFor(market, 'provider', 'android'),
    await installFor(market, 'provider', 'android'),
  ];
  busy.answer = 'UNAVAILABLE';
  await market.request({ starts_at: hoursFrom(MORNING, 96) });
  expect([works.asked, busy.asked, await openPushes()]).toEqual([1, 1, 1]);
  expect(product.logged.join('')).toContain('Firebase did not take a push (503, UNAVAILABLE)');
  busy.answer = 'sent';
  await tryAgain();
  expect([works.asked, busy.asked, await openPushes()]).toEqual([1, 2, 0]);
  const [first, second] = [works, busy].map(({ received }) => received[0]?.android);
  expect([second?.collapse_key, second?.notification.tag]).toEqual([first?.collapse_key, first?.notification.tag]);
  busy.answer = 'UNAVAILABLE';
  await market.request({ starts_at: hoursFrom(MORNING, 120) });
  busy.answer = 'sent';
  product.clock.now = new Date(hoursFrom(MORNING, 24));
  await tryAgain();
  expect([busy.asked, await openPushes()]).toEqual([3, 0]);
});

test.each(['android', 'ios', 'web'] as const)(
  'of Firebase (%s), too, a device receives nothing for the person who used it before',
  async (platform) => {
    const [before, after] = [await openMarket(product), await openMarket(product)];
    const installed = await installFor(before, 'provider', platform);
    installed.answer = 'UNAVAILABLE';
    await before.request();
    installed.answer = 'sent';
    expect(await register(after, 'provider', installed.device)).toBe(200);
    await tryAgain();
    await before.request({ starts_at: hoursFrom(MORNING, 72) });
    expect([installed.asked, await devicesOf(before.provider.user_id)]).toEqual([1, []]);
    const { id } = await after.request();
    expect(installed.received.map(({ data }) => data['path'])).toEqual([`/provider/dashboard?openBooking=${id}`]);
  },
);

test('a subscription of Web Push is not taken by who leaves its keys away, and tokens of apps have none', async () => {
  const [owner, thief] = [await openMarket(product), await openMarket(product)];
  const browser = newDevice();
  expect(await register(owner, 'provider', browser)).toBe(200);
  for (const platform of ['web', 'android', 'ios'])
    expect(await register(thief, 'provider', { ...browser, keys: null, platform })).toBe(400);
  expect(await register(thief, 'provider', { ...newDevice(), platform: 'android' })).toBe(400);
  const { device } = google.install('android');
  expect(await register(thief, 'provider', { ...device, keys: browser.keys })).toBe(400);
  expect(await register(thief, 'provider', { ...device, keys: browser.keys, platform: 'web' })).toBe(400);
  expect((await devicesOf(owner.provider.user_id)).map(({ fcm_token }) => fcm_token)).toEqual([browser.fcm_token]);
  const values = sql`gen_random_uuid(), user_id, session_id, 'a token', keys, 'android', device_info, language, hides_text, now(), now()`;
  const insert = product.owner
    .execute(sql`insert into device_tokens (id, user_id, session_id, fcm_token, keys, platform,
    device_info, language, hides_text, last_used_at, created_at)
    select ${values} from device_tokens where fcm_token = ${browser.fcm_token}`);
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'device_tokens_keys' } });
});

test('without Firebase a browser registers with keys only, and an app stays registered and is pushed to later', async () => {
  const market = await openMarket(product);
  product.services.fcm = null;
  const [app, browser] = [google.install('android'), google.install('web')];
  expect(await register(market, 'provider', app.device)).toBe(200);
  expect(await register(market, 'provider', browser.device)).toBe(400);
  await market.request();
  expect([app.asked, await openPushes(), (await devicesOf(market.provider.user_id)).length]).toEqual([0, 0, 1]);
  expect(product.logged.join('')).toContain('a push needs Firebase, which is not configured');
  product.services.fcm = openFcm(google.config);
  expect(await register(market, 'provider', browser.device)).toBe(200);
  await market.request({ starts_at: hoursFrom(MORNING, 72) });
  expect([app.received.length, browser.received.length]).toEqual([1, 1]);
});
