import { Chat, Message } from '@hirfa/contract/messages';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../testing/calls.ts';
import { sendText } from '../testing/chats.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const START = product.clock.now;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beforeEach(() => {
  product.clock.now = START;
});
const pass = (ms: number) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

async function linesOf(market: Market, id: string) {
  const { body } = await market.ask('customer', 'GET', `/api/v1/chats/${id}/messages`);
  const { items } = z.strictObject({ items: z.array(Message), last_seq: z.int() }).parse(body);
  expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
  return items.flatMap(({ line, sender }) => (line === null ? [] : [[line, sender]]));
}
const chatOf = async (market: Market, id: string) =>
  Chat.parse((await market.ask('provider', 'GET', `/api/v1/chats/${id}`)).body);

test('the chat says what happens to the booking, and closes for writing 14 days after the work is done', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await product.owner.execute(sql`update booking_start_codes set code = '1234' where booking_id = ${id}`);
  pass(49 * HOUR);
  await market.step('provider', id, 'start', { code: '1234' });
  pass(2 * HOUR);
  expect((await chatOf(market, id)).closes_at).toBe(null);
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  await product.work();
  expect(await linesOf(market, id)).toEqual([
    ['accepted', 'product'],
    ['started', 'product'],
    ['completed', 'product'],
  ]);
  expect(await chatOf(market, id)).toMatchObject({ unread_count: 0, write_refusal: null });
  pass(14 * DAY - 1);
  expect((await sendText(market, 'customer', id, 'Thank you')).status).toBe(200);
  pass(1);
  expect((await chatOf(market, id)).write_refusal).toBe('closed');
  for (const who of ['customer', 'provider'] as const)
    expect(refusalOf(await sendText(market, who, id, 'One more word'))).toBe('state_changed');
  expect(await linesOf(market, id)).toHaveLength(3);
});

test.each([
  ['declined', async (market, id) => market.step('provider', id, 'decline', { reason: 'I am away on that day.' })],
  ['withdrawn', async (market, id) => market.step('customer', id, 'withdraw')],
  [
    'expired',
    async () => {
      pass(25 * HOUR);
      await product.work();
    },
  ],
] as [line: string, end: (market: Market, id: string) => Promise<unknown>][])(
  'a request that ends without an acceptance: %s',
  async (line, end) => {
    const market = await openMarket(product);
    const { id } = await market.request();
    await end(market, id);
    await product.work();
    expect(await linesOf(market, id)).toEqual([[line, 'product']]);
    expect((await chatOf(market, id)).closes_at).toBe(new Date(product.clock.now.getTime() + 14 * DAY).toISOString());
  },
);

test.each([
  ['cancelled_by_customer', 'customer'],
  ['cancelled_by_provider', 'provider'],
  ['cancelled_by_hirfa', 'admin'],
] as const)('%s: the chat says who cancelled an accepted booking', async (line, who) => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  if (who === 'admin') await suspend(market);
  else await market.step(who, id, 'cancel', { reason: 'Something came up at home.' });
  await product.work();
  expect(await linesOf(market, id)).toEqual([
    ['accepted', 'product'],
    [line, 'product'],
  ]);
});

/** An admin, who is not in the chat, cancels the bookings of a provider. */
async function suspend({ ask, provider }: Market) {
  const body = { reason: 'Complaints of customers.', bookings: 'cancel' };
  expect((await ask('admin', 'POST', `/api/v1/admin/providers/${provider.id}/suspend`, body)).status).toBe(200);
}

test('a suspended provider writes about open bookings only', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await product.owner.execute(sql`update provider_profiles set is_active = false where id = ${market.provider.id}`);
  expect((await sendText(market, 'provider', id, 'I will still come')).status).toBe(200);
  await market.step('customer', id, 'cancel');
  expect(refusalOf(await sendText(market, 'provider', id, 'Why?'))).toBe('state_changed');
  expect((await chatOf(market, id)).write_refusal).toBe('suspended');
  expect((await sendText(market, 'customer', id, 'I am ill, sorry')).status).toBe(200);
});

test('neither writes after the end of a booking where the provider has blocked the customer, who is not told; both read', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  await sendText(market, 'customer', id, 'Hello');
  const block = (method: string) => market.ask('provider', method, `/api/v1/provider/blocked-customers/${id}`);
  expect((await block('PUT')).status).toBe(200);
  expect((await sendText(market, 'customer', id, 'I come ten minutes later')).status).toBe(200);
  await market.step('provider', id, 'cancel', { reason: 'I am ill.' });
  for (const who of ['customer', 'provider'] as const)
    expect(refusalOf(await sendText(market, who, id, 'Are you there?'))).toBe('state_changed');
  const refusal = async (who: 'customer' | 'provider') =>
    Chat.parse((await market.ask(who, 'GET', `/api/v1/chats/${id}`)).body).write_refusal;
  expect([await refusal('customer'), await refusal('provider')]).toEqual(['closed', 'blocked']);
  expect(await linesOf(market, id)).toHaveLength(2);
  await block('DELETE');
  expect((await sendText(market, 'customer', id, 'Are you there?')).status).toBe(200);
});
