import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CARDS, hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const HOUR = 3_600_000;

/** A confirmed booking whose money can not go back to the card. */
async function confirmed(market: Market, hours = 48) {
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, hours) });
  await market.pay(id, CARDS.noRefund);
  await market.step('provider', id, 'accept');
  await product.work();
  return market.read('customer', id);
}

async function cancelled(market: Market, who: 'customer' | 'provider' = 'provider') {
  const { id } = await confirmed(market);
  await market.step(who, id, 'cancel', who === 'provider' ? { reason: 'The workshop is closed.' } : {});
  await product.work();
  return market.read('customer', id);
}

const notificationsOf = async (userId: string, bookingId: string) =>
  z.array(z.object({ type: z.string(), message: z.string() })).parse([
    ...(await product.owner.execute(sql`select type, message_en as message from notifications
        where user_id = ${userId} and metadata->>'booking_id' = ${bookingId} order by id`)),
  ]);

test('a refund that the gateway refuses for good is owed to the customer, who is told; nothing is stuck', async () => {
  const market = await openMarket(product);
  const booking = await cancelled(market);
  expect(booking).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    earlier_refunds: [],
    refund: { amount: '538.65', state: 'failed', owed: { state: 'open', chosen_at: null, account: null } },
  });
  const at = product.clock.now.toISOString();
  expect(booking.refund).toMatchObject({ requested_at: at, sent_at: at, ended_at: at });
  expect(await ledgerOf(product, booking.id)).toEqual({ gateway: '538.65', customer_owed: '-538.65' });
  const [payment] = await product.owner.execute(
    sql`select held::text, refused::text from payments where booking_id = ${booking.id}`,
  );
  expect(payment).toEqual({ held: '0.00', refused: '538.65' });
  const told = await notificationsOf(market.customer.id, booking.id);
  expect(told.map(({ type }) => type).slice(-2)).toEqual(['booking_cancelled', 'refund_failed']);
  expect(told.at(-1)?.message).toContain('EGP 538.65');
  const jobs = await product.owner.execute(
    sql`select from graphile_worker.jobs where key like ${`run_operations:${booking.id}`}`,
  );
  expect([...jobs]).toEqual([]);
  const asProvider = await market.read('provider', booking.id);
  expect(asProvider).toMatchObject({ refund: null, earlier_refunds: [] });
});

test('of a late cancellation the refused part is owed, and the provider earns the rest', async () => {
  const market = await openMarket(product);
  const { id } = await confirmed(market, 10);
  product.clock.now = new Date(product.clock.now.getTime() + HOUR);
  await market.step('customer', id, 'cancel');
  await product.work();
  const booking = await market.read('customer', id);
  expect(booking).toMatchObject({
    payment_status: 'partially_refunded',
    price: { customer_total: '256.50' },
    refund: { amount: '282.15', state: 'failed', owed: { state: 'open' } },
  });
  expect(await ledgerOf(product, id)).toEqual({
    gateway: '538.65',
    customer_owed: '-282.15',
    provider_pending: '-168.75',
    commission: '-56.25',
    vat: '-31.50',
  });
  product.clock.now = new Date(product.clock.now.getTime() + 24 * HOUR);
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ customer_owed: '-282.15', provider_payable: '-168.75' });
});

test('the database refuses to owe more than was refused, to whom or how else it was decided', async () => {
  const market = await openMarket(product);
  const booking = await cancelled(market);
  const of = (query: ReturnType<typeof sql>) => product.owner.execute(query);
  const refused = (constraint: string) => ({ cause: { constraint } });
  const { id = '' } = booking.refund ?? {};
  await expect(
    of(sql`update payments set refused = refused + 1 where booking_id = ${booking.id}`),
  ).rejects.toMatchObject(refused('owed_agrees'));
  await expect(of(sql`update owed_refunds set amount = 999 where operation_id = ${id}`)).rejects.toMatchObject(
    refused('owed_refund_moves'),
  );
  await expect(
    of(sql`update owed_refunds set state = 'transferred', chosen_at = now(), given_at = now(), reference = 'FT-1'
      where operation_id = ${id}`),
  ).rejects.toMatchObject(refused('owed_refund_moves'));
  await expect(
    of(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
      values (${booking.id}, 'customer_owed', 10, 'x', now()), (${booking.id}, 'gateway', -10, 'x', now())`),
  ).rejects.toMatchObject(refused('owed_agrees'));
  await expect(
    of(sql`update owed_refunds set state = 'credited', chosen_at = now(), given_at = now() where operation_id = ${id}`),
  ).rejects.toMatchObject(refused('refunded_credit_agrees'));
  await expect(of(sql`delete from owed_refunds where operation_id = ${id}`)).rejects.toMatchObject({
    cause: { code: '23001' },
  });
  const [back] = await of(sql`select is_money_back(${booking.id}) as is_back`);
  expect(back).toEqual({ is_back: false });
});
