import { ANNOUNCEMENTS_PER_HOUR } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import { type Answer, refusalOf } from '../../testing/calls.ts';
import { leave } from '../../testing/chats.ts';
import { type Market, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { type Browser, startPushService } from '../../testing/push/push-service.ts';

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

const FUNCTIONS = { person: 'send-multi-device-notification', topic: 'send-firebase-notification' };
const words = { title: 'The office is closed', message: 'Until Sunday.' };
const Sent = z.object({ id: z.uuid() });
const idOf = ({ body }: Answer) => Sent.parse(body).id;

async function send(market: Market, to: keyof typeof FUNCTIONS, given: object): Promise<Answer> {
  const answer = await market.ask('admin', 'POST', `/functions/v1/${FUNCTIONS[to]}`, { ...words, ...given });
  await product.work();
  return answer;
}
async function browserOf(market: Market, who: 'customer' | 'provider', topic?: string) {
  const browser = service.subscribe();
  await market.ask(who, 'PUT', '/api/v1/push/devices', browser.device);
  const { fcm_token: token } = browser.device;
  if (topic !== undefined) await market.ask(who, 'POST', '/functions/v1/subscribe-to-topic', { token, topic });
  return browser;
}
const rowOf = async (id: string) => {
  const [row] = await product.owner.execute<Record<string, unknown>>(sql`select * from announcements where id = ${id}`);
  return row;
};
const counted = async (id: string) => {
  const rows = await product.owner.execute<{ people: number; rows: number }>(sql`select
    count(distinct user_id)::int as people, count(*)::int as rows from notifications where event_key = ${`announcement:${id}`}`);
  return rows[0];
};
const ringOf = ({ received }: Browser) => received.map(({ payload: { priority, sound } }) => [priority, sound]);

test('one person hears of it on all devices: a customer softly, a provider loudly', async () => {
  const market = await openMarket(product);
  const [phone, laptop, provider] = [
    await browserOf(market, 'customer'),
    await browserOf(market, 'customer'),
    await browserOf(market, 'provider'),
  ];
  await send(market, 'person', { user_id: market.customer.id, type: 'promotion' });
  expect(phone.received).toEqual([]);
  await market.ask('customer', 'PATCH', '/api/v1/me/notification-preferences', { offers_enabled: true });
  await send(market, 'person', { user_id: market.customer.id, type: 'promotion' });
  expect([ringOf(phone), ringOf(laptop)]).toEqual([[['normal', 'notification_1']], [['normal', 'notification_1']]]);
  expect(phone.received[0]?.payload).toMatchObject({ type: 'promotion', title: words.title, path: '/' });
  await send(market, 'person', { user_id: market.provider.user_id });
  await send(market, 'topic', { user_id: market.provider.user_id, priority: 'normal', sound: 'toast_info' });
  expect(ringOf(provider)).toEqual([
    ['high', 'booking_alert'],
    ['normal', 'toast_info'],
  ]);
  expect(phone.received).toHaveLength(1);
});

test('the topic of one person rings on the devices that joined it, and nobody else reads it', async () => {
  const market = await openMarket(product);
  const own = `user-${market.customer.id}`;
  const [joined, other] = [await browserOf(market, 'customer', own), await browserOf(market, 'customer')];
  const ids = [
    idOf(await send(market, 'topic', { topic: own })),
    idOf(await send(market, 'topic', { user_id: market.customer.id.toUpperCase(), send_to_topic: true })),
    idOf(await send(market, 'topic', { topic: `user-${market.customer.id.toUpperCase()}` })),
  ];
  expect([joined.received.length, other.asked]).toEqual([3, 0]);
  for (const id of ids) expect(await counted(id)).toEqual({ people: 1, rows: 1 });
});

test('hundreds of people get it once each, also when the job runs again, and the sender sees how many', async () => {
  const market = await openMarket(product);
  await product.owner.execute(sql`with person as (
      insert into auth.users (id, name, email, email_verified, created_at, updated_at)
      select gen_random_uuid(), 'Mona', gen_random_uuid() || '@example.com', true, now(), now() from generate_series(1, 450)
      returning id)
    insert into profiles (user_id, full_name, created_at, updated_at) select id, 'Mona', now(), now() from person`);
  const id = idOf(await send(market, 'topic', { topic: 'all-user' }));
  const [all] = await product.owner.execute<{ people: number }>(sql`select count(*)::int as people from profiles`);
  const people = all?.people ?? 0;
  expect(people).toBeGreaterThan(450);
  expect(await counted(id)).toEqual({ people, rows: people });
  expect(await rowOf(id)).toMatchObject({ readers: people });
  expect((await rowOf(id))?.['finished_at']).not.toBeNull();
  await product.runJob('announce', id);
  await product.work();
  expect(await counted(id)).toEqual({ people, rows: people });
  expect(await rowOf(id)).toMatchObject({ readers: people });
});

test('an announcement has one audience and words that can be read, and leads into this product only', async () => {
  const market = await openMarket(product);
  const user_id = market.customer.id;
  const topic = 'all-user';
  const wrong: object[] = [
    {},
    { topic, user_id },
    { topic, send_to_topic: false },
    { topic: 'everybody' },
    { topic: 'user-1' },
    { topic, title: ' ' },
    { topic, title: 'a\u202eb' },
    { topic, message: 'x'.repeat(501) },
    { topic, type: 'job_request' },
    { topic, sound: 'siren' },
    { topic, metadata: { path: '//evil.example' } },
    { topic, metadata: { path: 'https://evil.example' } },
    { topic, metadata: { booking_id: newId() } },
  ];
  for (const given of wrong) expect([given, (await send(market, 'topic', given)).status]).toEqual([given, 400]);
  for (const to of ['person', 'topic'] as const)
    expect(refusalOf(await send(market, to, { user_id: newId() }))).toBe('not_found');
  const [row] = await product.owner.execute(
    sql`select count(*)::int as sent from announcements where sent_by = ${market.admin.id}`,
  );
  expect(row).toEqual({ sent: 0 });
});

test('each is in the audit log without its words, and preferences hold', async () => {
  const market = await openMarket(product);
  const browser = await browserOf(market, 'customer', 'all-user');
  await market.ask('customer', 'PATCH', '/api/v1/me/notification-preferences', { groups: { news: { push: false } } });
  const id = idOf(await send(market, 'topic', { topic: 'all-user' }));
  expect(browser.asked).toBe(0);
  const rows = await product.owner.execute(sql`select actor_id, action, entity_type, before, after from audit_log
    where entity_id = ${id}`);
  expect(rows).toEqual([
    {
      actor_id: market.admin.id,
      action: 'send_announcement',
      entity_type: 'announcement',
      before: null,
      after: {
        topic: 'all-user',
        user_id: null,
        type: 'update',
        path: null,
        priority: 'normal',
        sound: 'notification_1',
      },
    },
  ]);
});

test('an admin sends so many within an hour, to topics fewer than to persons', async () => {
  const market = await openMarket(product);
  const user_id = market.customer.id;
  const insert = (count: number, reader: string | null, at = MORNING) =>
    product.owner.execute(sql`insert into announcements
        (id, topic, user_id, type, title_en, title_ar, message_en, message_ar, priority, sound, sent_by, created_at)
      select gen_random_uuid(), 'all-user', ${reader}, 'update', 'a', 'a', 'a', 'a', 'normal', 'notification_1',
        ${market.admin.id}, ${at.toISOString()} from generate_series(1, ${count})`);
  await insert(ANNOUNCEMENTS_PER_HOUR.shared - 1, null);
  await insert(ANNOUNCEMENTS_PER_HOUR.single - 1, user_id);
  expect((await send(market, 'topic', { topic: 'admins' })).status).toBe(200);
  expect((await send(market, 'person', { user_id })).status).toBe(200);
  const refused = await send(market, 'topic', { topic: 'admins' });
  expect([refused.status, refusalOf(refused), refused.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '3600',
  ]);
  expect(refusalOf(await send(market, 'person', { user_id }))).toBe('too_many_requests');
  product.clock.now = new Date(MORNING.getTime() + 3_600_001);
  // Two at the same moment are counted in turn.
  await insert(ANNOUNCEMENTS_PER_HOUR.shared - 1, null, product.clock.now);
  const both = await Promise.all([
    send(market, 'topic', { topic: 'admins' }),
    send(market, 'topic', { topic: 'admins' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  product.clock.now = new Date(MORNING.getTime() + 7_200_002);
  expect((await send(market, 'topic', { topic: 'admins' })).status).toBe(200);
});

test('nobody who is suspended or has left is written to, also not by name', async () => {
  const market = await openMarket(product);
  const { customer, provider, admin } = market;
  const suspend = { reason: 'rules', words: null };
  expect((await market.ask('admin', 'POST', `/api/v1/admin/people/${customer.id}/suspend`, suspend)).status).toBe(200);
  await leave(product, provider.user_id);
  await product.owner.execute(sql`insert into account_deletions (user_id, asked_at, ends_at, ended_at)
    values (${provider.user_id}, now(), now(), now())`);
  const before = await notifiedOf([customer.id, provider.user_id]);
  for (const user_id of [customer.id, provider.user_id]) {
    expect(refusalOf(await send(market, 'person', { user_id, type: 'update', metadata: {} }))).toBe('not_found');
    const own = { topic: `user-${user_id}`, type: 'update', metadata: {} };
    expect(refusalOf(await send(market, 'topic', own))).toBe('not_found');
    const counted = await market.ask('admin', 'GET', `/api/v1/announcement-recipients?user_id=${user_id}`);
    expect(counted.body).toMatchObject({ people: 0, devices: 0 });
  }
  const id = idOf(await send(market, 'topic', { topic: 'all-user', type: 'update', metadata: {} }));
  expect(await notifiedOf([customer.id, provider.user_id])).toEqual(before);
  expect(await notifiedOf([admin.id])).toContainEqual({ user_id: admin.id, event_key: `announcement:${id}` });
});

test('who is suspended still hears of money and of cancellations, and of nothing else', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const suspend = { reason: 'rules', words: null };
  await market.ask('admin', 'POST', `/api/v1/admin/people/${market.customer.id}/suspend`, suspend);
  const text = { id: newId(), kind: 'text', text: 'Are you there?' };
  expect((await market.ask('provider', 'POST', `/api/v1/chats/${id}/messages`, text)).status).toBe(200);
  product.clock.now = new Date(product.clock.now.getTime() + 60_000);
  await product.work();
  await market.step('provider', id, 'cancel', { reason: 'I am ill, sorry' });
  await product.work();
  const rows = await product.owner.execute(sql`select type from notifications
    where user_id = ${market.customer.id} and created_at >= ${product.clock.now.toISOString()}::timestamptz order by type`);
  expect(rows.map(({ type }) => type)).toEqual(['booking_cancelled', 'refund_issued']);
  const heard = await product.owner.execute(sql`select 1 from notifications
    where user_id = ${market.customer.id} and type = 'new_message'`);
  expect(heard).toEqual([]);
});

const notifiedOf = (people: string[]) =>
  product.owner.execute(sql`select user_id, event_key from notifications
    where user_id = any(${sql.param(people)}::uuid[]) order by event_key`);
