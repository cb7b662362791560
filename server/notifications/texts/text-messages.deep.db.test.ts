import { TEXT_MESSAGE } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { startPushService } from '../../testing/push/push-service.ts';
import { phonesOf } from './testing/phones.ts';

const product = useProduct();
const MORNING = product.clock.now;
const { withPhone, storedOf, pass, twoMinutes } = phonesOf(product);
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(() => product.services.webPush.publicKey);
  product.services.network = service.network;
});
afterAll(() => service.close());
beforeEach(() => {
  product.clock.now = MORNING;
});

test('a provider whom no push reached gets a text message after two minutes, once, with a link and no names', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  const { id } = await market.request({ starts_at: '2026-11-23T12:00:00.000Z' });
  await pass(TEXT_MESSAGE.afterMs - 1000);
  expect(texts()).toEqual([]);
  await pass(1000);
  const [text = '', ...more] = texts();
  expect(more).toEqual([]);
  const [words, link] = text.split('\n');
  expect(words).toBe('Hirfa: new booking request for 23 Nov. Answer by Sun 22 Nov 11:00 AM.');
  expect(link).toMatch(new RegExp(`^${product.address}/j/[a-z0-9]{20,25}$`));
  expect(text).not.toContain(id);
  await pass(24 * 3_600_000);
  expect(texts().filter((each) => each.includes('new booking request'))).toHaveLength(1);
});

test('nobody gets a text message of what is an hour old, as after an outage', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  await market.request();
  await pass(TEXT_MESSAGE.afterMs + TEXT_MESSAGE.lifeMs + 1);
  expect([texts(), await storedOf(market, 'provider')]).toEqual([[], []]);
});

test('a text message is in the language of its person', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider', { text_language: 'ar' });
  await market.request();
  await twoMinutes();
  expect(texts()[0]).toMatch(/^حِرفة: طلب حجز ليوم .*\nhttp.*\/ar\/j\//s);
});

test('customers get text messages about the answer and about their money', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'customer');
  const { id } = await market.confirmed({ starts_at: '2026-11-23T12:00:00.000Z' });
  await twoMinutes();
  expect(texts().map((text) => text.split('\n')[0])).toEqual([
    'Hirfa: your booking on Mon 23 Nov 2:00 PM is confirmed.',
  ]);
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.work();
  await twoMinutes();
  const later = texts().slice(1).join('\n');
  expect(later).toContain('your booking on Mon 23 Nov 2:00 PM is cancelled.');
  expect(later).toMatch(/EGP [\d.]+ for your booking on Mon 23 Nov went back to you\./);
  expect(later).not.toContain('workshop');
  expect(later).toMatch(/\/b\/[a-z0-9]+/);
});

test('nobody gets a text message of what a push service has accepted for one of their devices', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  const browser = service.subscribe({});
  await market.ask('provider', 'PUT', '/api/v1/push/devices', browser.device);
  await market.request();
  await twoMinutes();
  expect([browser.received.length, texts()]).toEqual([1, []]);
});

test('a push that fails reaches nobody, so the text message is sent', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  const browser = service.subscribe({});
  await market.ask('provider', 'PUT', '/api/v1/push/devices', browser.device);
  browser.answer = 503;
  await market.request();
  await twoMinutes();
  expect(texts()).toHaveLength(1);
});

test('nobody gets a text message of what they have read', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  await market.request();
  const rows = await product.owner.execute<{ id: string }>(
    sql`select id from notifications where user_id = ${market.provider.user_id}`,
  );
  await market.ask('provider', 'POST', '/api/v1/notifications/read', { ids: rows.map(({ id }) => id) });
  await twoMinutes();
  expect([texts(), await storedOf(market, 'provider')]).toEqual([[], []]);
});

test('who has switched text messages off, or has no phone, gets none', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider', { text_enabled: false });
  await product.owner.execute(sql`update profiles set notification_preferences = '{"text_enabled": true}'
    where user_id = ${market.customer.id}`);
  await market.confirmed();
  await twoMinutes();
  expect([texts(), await storedOf(market, 'customer'), await storedOf(market, 'provider')]).toEqual([[], [], []]);
});

test('switching them off within the two minutes counts', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'provider');
  await market.request();
  await market.ask('provider', 'PATCH', '/api/v1/me/notification-preferences', { text_enabled: false });
  await twoMinutes();
  expect(texts()).toEqual([]);
});

test('what is not urgent is not texted, such as the start of a job', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'customer');
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 4) });
  await twoMinutes();
  const before = texts().length;
  await market.startAsAdmin(id, 'The customer has no code at hand.');
  await product.work();
  await twoMinutes();
  expect(texts()).toHaveLength(before);
});

test('of the two reminders only that of the last hour is texted', async () => {
  const market = await openMarket(product);
  const texts = await withPhone(market, 'customer');
  await market.confirmed({ starts_at: '2026-11-23T12:00:00.000Z' });
  await twoMinutes();
  product.clock.now = new Date('2026-11-22T12:00:00Z');
  await product.work();
  await twoMinutes();
  expect(texts()).toHaveLength(1);
  product.clock.now = new Date('2026-11-23T11:00:00Z');
  await product.work();
  await twoMinutes();
  expect(texts().at(-1)).toContain('Hirfa: your booking starts at 2:00 PM.');
});

test('what comes at night waits for the morning, and is not sent if it is over by then', async () => {
  const [market, other] = [await openMarket(product), await openMarket(product)];
  const texts = await withPhone(market, 'provider');
  const others = await withPhone(other, 'provider');
  product.clock.now = new Date('2026-11-21T21:00:00Z');
  await market.request({ starts_at: '2026-11-23T12:00:00.000Z' });
  const { id } = await other.request({ starts_at: '2026-11-23T12:00:00.000Z' });
  await twoMinutes();
  await other.step('customer', id, 'withdraw');
  await product.work();
  product.clock.now = new Date('2026-11-22T05:59:00Z');
  await product.work();
  expect([texts(), others()]).toEqual([[], []]);
  await pass(60_000);
  expect([texts().length, others()]).toEqual([1, []]);
});
