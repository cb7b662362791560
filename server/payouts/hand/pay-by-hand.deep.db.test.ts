import { OwedByHand, OwnPayout, PayoutDesk } from '@hirfa/contract/payouts';
import { cairoDay } from '@hirfa/domain/market';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { refusalOf } from '../../testing/calls.ts';
import { ledgerOf } from '../../testing/money.ts';
import { endWeek, forgetPayables, moveEarnings, payoutsOf, settledJob } from '../../testing/payouts/sides.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
beforeEach(() => forgetPayables(product));

/** A provider who is owed EGP 337.50 and is suspended. */
async function suspendedJob() {
  const settled = await settledJob(product);
  await endWeek(product);
  const { market } = settled;
  const payouts = payoutsOf(product, market);
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/suspend`, {
    reason: 'Complaints of customers.',
    bookings: 'keep',
  });
  const pay = (amount: string, day = cairoDay(product.clock.now)) =>
    payouts.post('/by-hand', { provider_id: market.provider.id, amount, reference: 'FT-2026-7', day });
  async function owed() {
    const { body } = await market.ask('admin', 'GET', '/api/v1/admin/payouts/by-hand');
    return z.object({ items: z.array(OwedByHand) }).parse(body).items;
  }
  return { ...settled, ...payouts, pay, owed };
}

test('what is owed to a suspended provider is recorded as paid by hand, in the books and for them', async () => {
  const { market, booking, pay, owed, rows, desk } = await suspendedJob();
  await moveEarnings(product, booking.id, '-250.00');
  await endWeek(product);
  expect(await rows(), 'too little for a file').toEqual([]);
  expect(await owed()).toMatchObject([
    { provider_id: market.provider.id, amount: '87.50', hold: 'suspended', account: { last_digits: '0002' } },
  ]);
  expect(refusalOf(await pay('337.50')), 'another amount').toBe('state_changed');
  expect(refusalOf(await pay('87.50', '2099-01-01')), 'a day to come').toBe('invalid_input');
  expect((await pay('87.50')).body).toMatchObject({ amount: '87.50' });
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-87.50' });
  expect(await owed()).toEqual([]);
  expect(refusalOf(await pay('87.50')), 'once').toBe('state_changed');
  const { body } = await market.ask('provider', 'GET', '/api/v1/provider/payouts');
  expect(z.object({ items: z.array(OwnPayout) }).parse(body).items).toMatchObject([
    { state: 'paid', amount: '87.50', account: null, reference: 'FT-2026-7', paid_on: cairoDay(product.clock.now) },
  ]);
  const { paid, ledger } = PayoutDesk.parse(await desk());
  expect(paid.amount).toBe(ledger.paid);
  const log = await product.owner.execute(sql`select after from audit_log where action = 'payouts.by_hand'`);
  expect(log.at(-1)).toMatchObject({ after: { amount: '87.50', reference: 'FT-2026-7' } });
});

test('what was owed when it was sent is recorded, also where more is owed since', async () => {
  const { market, booking, pay, owed } = await suspendedJob();
  await moveEarnings(product, booking.id, '50.00');
  expect(await owed()).toMatchObject([{ amount: '387.50' }]);
  expect((await pay('337.50')).body).toMatchObject({ amount: '337.50' });
  expect(await owed()).toMatchObject([{ provider_id: market.provider.id, amount: '50.00' }]);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-337.50', provider_payable: '-50.00' });
});

test('of two admins who record it at the same time, one is refused, and what was open is in it', async () => {
  const { booking, pay, rows } = await suspendedJob();
  expect(await rows()).toMatchObject([{ state: 'open' }]);
  const both = await Promise.all([pay('337.50'), pay('337.50')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await rows()).toMatchObject([{ state: 'paid', amount: '337.50' }]);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-337.50' });
});

test('a payment by hand that came back is owed again, and files pay it after the suspension', async () => {
  const { market, pay, owed, rows, post, tryExport, next } = await suspendedJob();
  const { id } = z.object({ id: z.uuid() }).parse((await pay('337.50')).body);
  expect((await post(`/list/${id}/correct`, { state: 'returned', reason: 'The account is closed.' })).status).toBe(200);
  expect(await owed()).toMatchObject([{ amount: '337.50' }]);
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${market.provider.id}/reinstate`, {});
  expect(await owed()).toEqual([]);
  expect(refusalOf(await pay('337.50')), 'files pay them').toBe('state_changed');
  await endWeek(product);
  expect((await rows()).map(({ state }) => state)).toEqual(['returned', 'open']);
  expect(await next()).toMatchObject({ hold: 'returned' });
  expect(refusalOf(await tryExport())).toBe('state_changed');
});

test('who has left is paid by hand what came back later; nobody else is, by the database, too', async () => {
  const job = await settledJob(product);
  await endWeek(product);
  const { market, booking } = job;
  const { post, send, confirm } = payoutsOf(product, market);
  const body = { provider_id: market.provider.id, amount: '337.50', reference: 'FT-1', day: '2026-11-01' };
  expect(refusalOf(await post('/by-hand', body))).toBe('state_changed');
  await expect(
    product.owner.transaction(async (tx) => {
      await tx.execute(
        sql`update payouts set state = 'paid', paid_at = now() where provider_id = ${market.provider.id}`,
      );
    }),
  ).rejects.toMatchObject({ cause: { constraint: 'payout_moves' } });
  const reference = `H${(await send()).number}-1`;
  await confirm({ [reference]: 'paid' });
  await market.ask('admin', 'DELETE', `/api/v1/admin/providers/${market.provider.id}`);
  await confirm({ [reference]: 'returned' });
  expect((await post('/by-hand', body)).status).toBe(200);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ bank_payouts: '-337.50' });
});
