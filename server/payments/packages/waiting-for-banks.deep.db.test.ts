import { piastres } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rooms } from '../../entry/rooms.ts';
import { createWorkCtx } from '../../kernel/work.ts';
import { newId } from '../../platform/ids.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { startJob } from '../../testing/disputes/sides.ts';
import { extrasOf } from '../../testing/extras/sides.ts';
import { CARDS, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { begunPackage, moneyOfPackage } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { observeSharedChargeback } from './observe-chargeback.ts';

const product = useProduct();

function workCtx() {
  const { pools, clock, services } = product;
  const source = { db: pools.worker, clock: () => clock.now, log: services.log, services };
  return createWorkCtx({ ...source, subscribers: rooms.subscribers });
}

/** A package at whose first date work goes on. */
async function atWork() {
  const begun = await begunPackage(product);
  await startJob(product, begun.market, await begun.market.read('customer', begun.id));
  return { ...begun, ...extrasOf(begun.market, begun.id) };
}

test('a refund that waits for the bank of an extra stops no refund of the other bookings', async () => {
  const { market, id, ids, read, stop, propose, pay, newest } = await atWork();
  await propose('100.00', '0.00');
  await pay();
  await product.work();
  const { press } = bankOf(product, market, id, (await newest()).id);
  await press('take');
  expect((await market.cancelAsAdmin(id, 'The house has no power today.')).status).toBe(200);
  await product.work();
  expect(await moneyOfPackage(product, id)).toMatchObject({ open: 1 });
  const terms = (await read('customer', id)).stop;
  expect((await stop(id, terms?.refund ?? '')).status).toBe(200);
  await product.work();
  for (const each of ids.slice(1)) expect((await market.read('customer', each)).payment_status).toBe('refunded');
  expect(await moneyOfPackage(product, id)).toEqual({ gateway: '299.26', held: '299.26', open: 1 });
  await press('win');
  expect(await moneyOfPackage(product, id)).toEqual({ gateway: '0.00', held: '0.00', open: 0 });
});

test('while a bank has a part of the charge, extra work of a booking whose share it left is taken all the same', async () => {
  const { market, id, ids, propose, pay, newest } = await atWork();
  const { press } = bankOf(product, market, id);
  await press('take', true, 40_000);
  await market.step('customer', ids[1] ?? '', 'cancel');
  await product.work();
  await propose('100.00', '0.00');
  await pay();
  await product.work();
  expect(await newest()).toMatchObject({ outcome: 'added' });
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '418.96' });
  // The refund still waits for the bank.
  expect(await moneyOfPackage(product, id)).toMatchObject({ open: 1 });
  await press('win');
  await passHours(product, 1);
  expect(await moneyOfPackage(product, id)).toEqual({ gateway: '1017.46', held: '1017.46', open: 0 });
});

test('a second chargeback after a lost one is recorded of the bookings of which the bank has nothing yet', async () => {
  const { market, id, ids } = await begunPackage(product);
  const { press } = bankOf(product, market, id);
  await press('take', true, 40_000);
  await press('lose');
  const reported: ReportedChargeback = {
    id: newId(),
    state: 'open',
    amount: piastres(40_000),
    reason: 'other',
    evidence_until: new Date(product.clock.now.getTime() + 7 * 24 * 3_600_000),
  };
  const observe = (input: ReportedChargeback) =>
    workCtx().transaction('gateway', (ctx) =>
      observeSharedChargeback({ ctx, input: { package_id: id, rail_state: 'captured', reported: input } }),
    );
  await observe(reported);
  await observe(reported);
  const taken = await Promise.all(ids.map(async (each) => (await market.read('admin', each)).chargebacks));
  expect(taken.map(([one]) => [one?.state ?? null, one?.amount ?? null])).toEqual([
    ['open', '100.75'],
    ['open', '299.25'],
    ['lost', '100.75'],
    ['lost', '299.25'],
  ]);
});

test('a refund that a release has sent which does not know packages is repeated, and is owed by itself', async () => {
  const { market, ids } = await begunPackage(product, CARDS.noRefund);
  const last = ids[3] ?? '';
  await market.step('customer', last, 'cancel');
  await product.owner.execute(sql`update payment_operations set state = 'sent', sent_at = created_at,
    requests = jsonb_build_array(jsonb_build_object('step', '{"extra_id": null, "ask": "refund", "amount": 29925}'::jsonb,
      'key', id, 'known', null, 'left', 0)) where booking_id = ${last} and state = 'requested'`);
  await product.work();
  expect((await market.read('customer', last)).refund).toMatchObject({ owed: { amount: '299.25', state: 'open' } });
});
