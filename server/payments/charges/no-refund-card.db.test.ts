import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { CARDS, hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { runOperationsJob } from '../jobs.ts';

const product = useProduct();

test('a card that takes no refund, a part that a bank has kept, and two operations: each part is owed once', async () => {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  await market.pay(id, CARDS.noRefund);
  await product.work();
  await market.step('provider', id, 'accept');
  await product.work();
  const { press } = bankOf(product, market, id);
  await passHours(product, 25);
  await press('take', true, 10_000);
  await press('lose');
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '438.65', customer_owed: '-182.15' });
  // The rest goes back, too.
  await product.owner.execute(sql`insert into payment_operations (id, booking_id, subtotal, platform_fee, vat,
      referral_bonus, provider_commission, provider_payout, customer_total, refund, created_at)
    values (${newId()}, ${id}, 0, 0, 0, 0, 0, 0, 0, 256.50, ${product.clock.now.toISOString()})`);
  await product.runJob(runOperationsJob.name, id);
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ gateway: '438.65', customer_owed: '-438.65' });
  const owed = await product.owner.execute(
    sql`select amount from owed_refunds where booking_id = ${id} order by amount`,
  );
  expect([...owed]).toEqual([{ amount: '182.15' }, { amount: '256.50' }]);
});
