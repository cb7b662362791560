import { Notification } from '@hirfa/contract/notifications';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const Page = z.strictObject({
  items: z.array(Notification),
  next_cursor: z.string().nullable(),
  unread_count: z.int(),
});

test('each person is notified once of what concerns them, in both languages, and can mark it as read', async () => {
  const market = await openMarket(product);
  const list = async (who: 'customer' | 'provider') =>
    Page.parse((await market.ask(who, 'GET', '/api/v1/notifications')).body);
  const { id } = await market.request();
  const [request] = (await list('provider')).items;
  expect(request).toMatchObject({
    type: 'job_request',
    title_en: 'New booking request',
    title_ar: 'طلب حجز جديد',
    metadata: { booking_id: id },
    read_at: null,
  });
  expect((await list('customer')).items.map(({ type }) => type)).toEqual(['payment_received']);
  await market.step('provider', id, 'decline', { reason: 'Not this week' });
  await product.work();
  const sent = await list('customer');
  expect([sent.items.map(({ type }) => type), sent.unread_count]).toEqual([
    ['booking_declined', 'payment_received'],
    2,
  ]);
  expect((await list('provider')).items).toHaveLength(1);

  const changes = await product.owner.execute(sql`select id from booking_history where booking_id = ${id}`);
  for (const change of changes) await product.runJob('notify', String(change.id));
  expect((await list('customer')).items).toHaveLength(2);

  const others = await list('provider');
  const ids = [...sent.items, ...others.items].map((item) => item.id);
  const answer = await market.ask('customer', 'POST', '/api/v1/notifications/read', { ids });
  expect(answer.body).toEqual({ unread_count: 0 });
  expect((await list('provider')).unread_count).toBe(1);
});

test('important notifications are sent as mails too, in both languages, with a link to the booking', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  await market.step('provider', id, 'accept');
  await product.work();
  const mails = await product.owner.execute(
    sql`select mails.subject, mails.text from mails where user_id = ${market.customer.id} order by created_at`,
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['Booking confirmed · تأكّد الحجز']);
  expect(String(mails[0]?.text)).toContain(`${product.address}/booking-confirmation/${id}`);
  expect(String(mails[0]?.text)).toContain(`${product.address}/ar/booking-confirmation/${id}`);
  const received = await product.mailBox.latest(market.customer.email);
  expect([received.subject, received.text.trim()]).toEqual([mails[0]?.subject, String(mails[0]?.text).trim()]);
  expect(received.html).toContain(`${product.address}/ar/booking-confirmation/${id}`);
  const unsent = await product.owner.execute(sql`select 1 from mails where sent_at is null`);
  expect([...unsent]).toEqual([]);
});

test('a list shows the unread ones or those of a group, page by page; all until one are marked, later ones stay', async () => {
  const market = await openMarket(product);
  const list = async (search = '') =>
    Page.parse((await market.ask('customer', 'GET', `/api/v1/notifications${search}`)).body);
  const typesIn = async (search?: string) => (await list(search)).items.map(({ type }) => type);
  const { id } = await market.request();
  const [payment] = (await list()).items;
  await market.step('provider', id, 'decline', { reason: 'Not this week' });
  await product.work();
  expect(await typesIn()).toEqual(['booking_declined', 'payment_received']);
  expect(await typesIn('?show=bookings')).toEqual(['booking_declined']);
  expect(await typesIn('?show=money')).toEqual(['payment_received']);
  const first = await list('?limit=1&show=unread');
  expect(await typesIn(`?limit=1&show=unread&cursor=${first.next_cursor}`)).toEqual(['payment_received']);

  const mark = async (body: object, who: 'customer' | 'provider' = 'customer') =>
    (await market.ask(who, 'POST', '/api/v1/notifications/read', body)).body;
  const [newest] = first.items;
  expect(await mark({ until: newest?.id }, 'provider'), 'somebody else’s marks nothing').toEqual({ unread_count: 1 });
  expect(await mark({ until: payment?.id, show: 'bookings' })).toEqual({ unread_count: 2 });
  expect(await mark({ until: payment?.id })).toEqual({ unread_count: 1 });
  expect(await typesIn('?show=unread')).toEqual(['booking_declined']);
  expect(await mark({ until: newest?.id })).toEqual({ unread_count: 0 });
  expect(refusalOf(await market.ask('customer', 'POST', '/api/v1/notifications/read', {}))).toBe('invalid_input');

  const told = async () =>
    Number(
      (
        await product.owner.execute(sql`select from stream_outbox where type = 'notifications_read'
      and stream = ${`user:${market.customer.id}`}`)
      ).length,
    ) +
    Number(
      (
        await product.owner.execute(sql`select from stream_events where type = 'notifications_read'
      and stream = ${`user:${market.customer.id}`}`)
      ).length,
    );
  expect(await told(), 'other tabs and devices are told').toBe(2);
  await mark({ until: newest?.id });
  expect(await told(), 'where nothing changed they are not').toBe(2);
});

test('what a person wants, and the night, decide when it happens on which channels they hear of it', async () => {
  const market = await openMarket(product);
  const newest = async () => {
    const { items } = Page.parse((await market.ask('customer', 'GET', '/api/v1/notifications')).body);
    return [items[0]?.type, items[0]?.channels];
  };
  const prefer = (body: object) => market.ask('customer', 'PATCH', '/api/v1/me/notification-preferences', body);
  await prefer({ groups: { bookings: { email: false, push: false } } });
  const { id } = await market.request();
  expect(await newest()).toEqual(['payment_received', ['toast', 'push', 'sound']]);
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await newest()).toEqual(['booking_confirmed', ['toast', 'sound']]);
  const mails = async () => [
    ...(await product.owner.execute(sql`select subject from mails where user_id = ${market.customer.id}`)),
  ];
  expect(await mails()).toEqual([]);

  await prefer({ groups: { bookings: { email: true, push: true } } });
  const night = new Date('2026-11-23T21:00:00Z');
  const other = await market.request({ starts_at: hoursFrom(product.clock.now, 120) });
  product.clock.now = night;
  await market.step('provider', other.id, 'decline', { reason: 'Not this week' });
  await product.work();
  expect(await newest()).toEqual(['booking_declined', ['toast', 'email']]);
  expect(await mails()).toHaveLength(1);
});
