import { Notification } from '@hirfa/contract/notifications';
import { NEW_MESSAGE } from '@hirfa/domain/notifications';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { leave, sendText } from '../testing/chats.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
type Who = 'customer' | 'provider';
const Page = z.strictObject({
  items: z.array(Notification),
  next_cursor: z.string().nullable(),
  unread_count: z.int(),
});

async function pass(ms: number) {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
  await product.work();
}
const listOf = async (market: Market, who: Who) =>
  Page.parse((await market.ask(who, 'GET', '/api/v1/notifications?show=messages')).body).items;
const messagesOf = async (market: Market, who: Who) => (await listOf(market, who)).map(({ message_en }) => message_en);
const mailsOf = async ({ customer }: Market) =>
  (
    await product.owner.execute<{ subject: string; text: string }>(
      sql`select subject, text from mails where user_id = ${customer.id} and event_key like 'new_message:%'`,
    )
  ).map(({ subject, text }) => ({ subject, text }));
const read = (market: Market, who: Who, id: string, read_seq = 1000) =>
  market.ask(who, 'POST', `/api/v1/chats/${id}/marks`, { read_seq });

test('a message is news five seconds later, to the other person only, with fifty characters of it', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'customer', id, `I am here ${'now '.repeat(20)}`);
  await pass(NEW_MESSAGE.noticeAfterMs - 1);
  expect(await listOf(market, 'provider')).toEqual([]);
  await pass(1);
  expect(await listOf(market, 'provider')).toMatchObject([
    {
      type: 'new_message',
      title_en: 'Message from \u2068Mona F.\u2069',
      message_en: `\u2068I am here ${'now '.repeat(10).trim()}…\u2069`,
      metadata: { booking_id: id, part: 'provider' },
    },
  ]);
  expect((await listOf(market, 'provider'))[0]?.metadata).not.toHaveProperty('user_id');
  expect(await listOf(market, 'customer')).toEqual([]);
  await sendText(market, 'provider', id, 'أنا في الطريق');
  await pass(NEW_MESSAGE.noticeAfterMs);
  expect(await listOf(market, 'customer')).toMatchObject([
    {
      title_ar: expect.stringMatching(/^رسالة من /),
      message_ar: '\u2068أنا في الطريق\u2069',
      metadata: { booking_id: id },
    },
  ]);
});

test('a message that was read, or whose chat is muted, is no news', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'customer', id, 'Read at once');
  await read(market, 'provider', id);
  await pass(NEW_MESSAGE.noticeAfterMs);
  await market.ask('provider', 'PUT', `/api/v1/chats/${id}/mute`, { is_muted: true });
  await sendText(market, 'customer', id, 'Muted');
  await pass(NEW_MESSAGE.noticeAfterMs);
  expect(await listOf(market, 'provider')).toEqual([]);
});

test('later messages of a chat are news again only after it was read, which reads the notification as well', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  for (const text of ['One', 'Two']) {
    await sendText(market, 'customer', id, text);
    await pass(NEW_MESSAGE.noticeAfterMs);
  }
  const before = await listOf(market, 'provider');
  expect(before.map(({ message_en, read_at }) => [message_en, read_at])).toEqual([['\u2068One\u2069', null]]);
  await read(market, 'provider', id);
  expect((await listOf(market, 'provider'))[0]?.read_at).toBe(product.clock.now.toISOString());
  await sendText(market, 'customer', id, 'Three');
  await pass(NEW_MESSAGE.noticeAfterMs);
  expect(await messagesOf(market, 'provider')).toEqual(['\u2068Three\u2069', '\u2068One\u2069']);
  await market.ask('provider', 'PUT', `/api/v1/chats/${id}/mute`, { is_muted: true });
  expect((await listOf(market, 'provider')).map(({ read_at }) => read_at === null)).toEqual([false, false]);
});

test('a notification of a message shows as little of its contacts as the chat', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  await sendText(market, 'customer', id, 'Call me: 01012345678');
  await pass(NEW_MESSAGE.noticeAfterMs);
  expect(await messagesOf(market, 'provider')).toEqual(['\u2068Call me: •••\u2069']);
});

test('somebody whose notification of a message is unread for a quarter of an hour has one mail, without its words', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'provider', id, 'Which floor?');
  await pass(NEW_MESSAGE.noticeAfterMs);
  await sendText(market, 'provider', id, 'And which flat?');
  await pass(NEW_MESSAGE.mailAfterMs - 1);
  expect(await mailsOf(market)).toEqual([]);
  await pass(1);
  await pass(NEW_MESSAGE.mailAfterMs);
  const [mail, ...others] = await mailsOf(market);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Message from .* · رسالة من /);
  // What people say to each other is in the chat only, not in mail boxes and the outbox.
  expect(mail?.text).not.toContain('Which floor?');
  expect(mail?.text).toContain('Open the chat to read it and to answer.');
  expect(mail?.text).toContain(`/ar/messages/${id}`);
});

test.each<[string, (market: Market, id: string) => Promise<unknown>]>([
  ['read in the chat', (market, id) => read(market, 'customer', id)],
  [
    'read in the list',
    async (market) => {
      const ids = (await listOf(market, 'customer')).map((news) => news.id);
      await market.ask('customer', 'POST', '/api/v1/notifications/read', { ids });
    },
  ],
  [
    'not wanted as a mail',
    ({ ask }) =>
      ask('customer', 'PATCH', '/api/v1/me/notification-preferences', { groups: { messages: { email: false } } }),
  ],
])('a message is not mailed if it is meanwhile %s', async (_, act) => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'provider', id, 'Which floor?');
  await pass(NEW_MESSAGE.noticeAfterMs);
  await act(market, id);
  await pass(NEW_MESSAGE.mailAfterMs);
  expect(await mailsOf(market)).toEqual([]);
});

test('what somebody wrote leaves the notifications of others together with them', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'provider', id, 'Which floor?');
  await pass(NEW_MESSAGE.noticeAfterMs);
  expect(await listOf(market, 'customer')).toHaveLength(1);
  await sendText(market, 'provider', id, 'And which flat?');
  await leave(product, market.provider.user_id);
  await pass(NEW_MESSAGE.noticeAfterMs);
  expect(await listOf(market, 'customer')).toEqual([]);
});

test('nobody sets the deadline of a message of somebody else', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'provider', id, 'Which floor?');
  const set = (userId: string) =>
    product.pools.api.transaction(
      (tx) =>
        tx.execute(sql`insert into deadlines (kind, entity_id, due_at)
          select 'notifications.message', id, now() from messages where booking_id = ${id} and kind = 'text'
          on conflict do nothing`),
      { 'hirfa.user_id': userId },
    );
  await product.owner.execute(sql`delete from deadlines where kind = 'notifications.message'`);
  await expect(set(market.customer.id)).rejects.toThrow('Failed query');
  await set(market.provider.user_id);
});
