import { CHARGEABLE_DAYS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { disputing } from '../../testing/disputes/sides.ts';
import { CARDS, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { begunPackage, moneyOfPackage } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import { runOperationsJob } from '../jobs.ts';

const product = useProduct();

const begun = (card?: string) => begunPackage(product, card);
const moneyOf = (id: string) => moneyOfPackage(product, id);

test('refunds of several bookings at once run one after the other, each with a part of the charge', async () => {
  const { market, id, ids } = await begun();
  await Promise.all(ids.slice(1).map((each) => market.step('customer', each, 'cancel')));
  await product.work();
  expect(await moneyOf(id)).toEqual({ gateway: '299.26', held: '299.26', open: 0 });
  await market.step('provider', id, 'cancel', { reason: 'I am ill.' });
  await product.work();
  expect(await moneyOf(id)).toEqual({ gateway: '0.00', held: '0.00', open: 0 });
  for (const each of ids) expect((await market.read('customer', each)).payment_status).toBe('refunded');
});

test('a card that takes no refund owes each part by itself', async () => {
  const { market, ids } = await begun(CARDS.noRefund);
  for (const each of ids.slice(2)) await market.step('customer', each, 'cancel');
  await product.work();
  for (const each of ids.slice(2)) {
    expect(await ledgerOf(product, each)).toEqual({ gateway: '299.25', customer_owed: '-299.25' });
    expect((await market.read('customer', each)).refund).toMatchObject({ owed: { amount: '299.25', state: 'open' } });
  }
  expect(await ledgerOf(product, ids[1] ?? '')).toMatchObject({ gateway: '299.25', provider_pending: '-187.50' });
});

test('a late cancellation keeps half of one booking, and a decision splits another one', async () => {
  const { market, ids, bookings } = await begun();
  const [first = '', second = ''] = ids;
  product.clock.now = new Date(Date.parse(bookings[0]?.starts_at ?? '') - 2 * 3_600_000);
  const { cancellation } = await market.read('customer', first);
  await market.step('customer', first, 'cancel');
  await product.work();
  expect(await ledgerOf(product, first)).toMatchObject({ gateway: cancellation?.kept });
  product.clock.now = new Date(bookings[1]?.starts_at ?? '');
  await market.step('customer', second, 'start');
  product.clock.now = new Date(bookings[1]?.ends_at ?? '');
  await market.step('provider', second, 'finish');
  const { open, answer, decide, refundFor } = disputing(product, market, second);
  await open();
  await answer();
  const refund = await refundFor('100.00');
  expect((await decide('100.00', refund)).status).toBe(200);
  await product.work();
  expect(await ledgerOf(product, second)).toMatchObject({ gateway: '119.70', provider_payable: '-75.00' });
});

test('a decision that leaves all of a share to the provider moves nothing', async () => {
  const { market, ids, bookings } = await begun();
  const [, second = ''] = ids;
  product.clock.now = new Date(bookings[1]?.starts_at ?? '');
  await product.work();
  await market.step('customer', second, 'start');
  product.clock.now = new Date(bookings[1]?.ends_at ?? '');
  await market.step('provider', second, 'finish');
  const { open, answer, decide } = disputing(product, market, second);
  await open();
  await answer();
  const { subtotal } = (await market.read('admin', second)).price ?? {};
  expect((await decide(subtotal ?? '', '0.00')).status).toBe(200);
  await product.work();
  expect(await ledgerOf(product, second)).toMatchObject({ gateway: '299.25', provider_payable: '-187.50' });
});

test('a bank that takes the whole charge opens a chargeback of each booking; returned, each is as before', async () => {
  const { market, id, ids } = await begun();
  const { press } = bankOf(product, market, id);
  await press('take');
  for (const [index, each] of ids.entries()) {
    const booking = await market.read('admin', each);
    expect(booking.payment_status).toBe('charged_back');
    expect(booking.chargebacks).toMatchObject([{ state: 'open', amount: index === 0 ? '299.26' : '299.25' }]);
  }
  expect(await moneyOf(id)).toEqual({ gateway: '0.00', held: '0.00', open: 0 });
  // A refund waits for the bank.
  await market.step('customer', ids[3] ?? '', 'cancel');
  await product.work();
  expect(await moneyOf(id)).toMatchObject({ open: 1 });
  await press('win');
  await passHours(product, 1);
  expect(await moneyOf(id)).toEqual({ gateway: '897.76', held: '897.76', open: 0 });
  expect((await market.read('customer', ids[3] ?? '')).payment_status).toBe('refunded');
  expect((await market.read('customer', ids[1] ?? '')).payment_status).toBe('captured');
});

test('a bank that takes a part has it of the last bookings, and keeps it: who gets it back besides gets only the rest', async () => {
  const { market, id, ids } = await begun();
  const { press } = bankOf(product, market, id);
  await press('take', true, 40_000);
  const taken = await Promise.all(ids.map(async (each) => (await market.read('admin', each)).chargebacks));
  expect(taken.map(([one]) => one?.amount ?? null)).toEqual([null, null, '100.75', '299.25']);
  await press('lose');
  expect((await market.read('admin', ids[3] ?? '')).chargebacks).toMatchObject([{ state: 'lost' }]);
  for (const each of ids.slice(2)) {
    await market.step('provider', each, 'cancel', { reason: 'The bank has the money.' });
    await product.work();
    // What the bank has kept counts as paid, and only the rest goes back by the rail.
    expect(await ledgerOf(product, each)).toEqual({});
  }
  expect(await moneyOf(id)).toEqual({ gateway: '598.51', held: '598.51', open: 0 });
});

test('a bank is asked about for as long after the last date as after a single payment', async () => {
  const { id } = await begun();
  const checks = async () => {
    const [row] = await product.owner.execute(sql`select count(*)::int as checks from deadlines
      where kind = 'attempt.check' and entity_id in (select id from payment_attempts where booking_id = ${id})`);
    return row?.['checks'];
  };
  await product.owner.execute(sql`update payment_attempts
    set created_at = created_at - ${CHARGEABLE_DAYS} * interval '1 day' where booking_id = ${id}`);
  await passHours(product, 25);
  expect(await checks()).toBe(1);
});

test('a stop asks for all refunds of a charge with one job', async () => {
  const { id, stop } = await begun();
  expect((await stop(id, '1197.01')).status).toBe(200);
  const jobs = await product.owner.execute(sql`select key from graphile_worker.jobs
    where task_identifier = ${runOperationsJob.name}`);
  expect([...jobs]).toEqual([{ key: `${runOperationsJob.name}:${id}` }]);
  await product.work();
  expect(await moneyOf(id)).toEqual({ gateway: '0.00', held: '0.00', open: 0 });
});
