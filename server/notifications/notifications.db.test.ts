import { Notification } from '@hirfa/contract/notifications';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openMarket } from '../testing/market.ts';
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
