import { CHARGEABLE_DAYS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { finishedJob } from '../../testing/disputes/sides.ts';
import { CARDS, hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** A confirmed booking of whose payment no webhook arrives. */
async function confirmed() {
  const market = await openMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 120) });
  await market.pay(id, CARDS.noWebhook);
  await passHours(product, 0.1);
  await market.step('provider', id, 'accept');
  await passHours(product, 1);
  return { market, id, ...bankOf(product, market, id) };
}

const checksOf = async (id: string) => {
  const rows = await product.owner.execute(sql`select
      round(extract(epoch from due_at - ${product.clock.now.toISOString()}::timestamptz) / 3600)::int as hours
    from deadlines where kind = 'attempt.check'
      and entity_id in (select id from payment_attempts where booking_id = ${id})`);
  return [...rows];
};

test('a chargeback of which no webhook arrives is heard of within a day, and so is its end', async () => {
  const { market, id, press } = await confirmed();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'captured' });
  expect(await checksOf(id), 'once a day').toEqual([{ hours: 24 }]);
  await press('take');
  expect((await market.read('customer', id)).chargebacks).toEqual([]);
  await passHours(product, 24);
  expect(await market.read('customer', id)).toMatchObject({
    payment_status: 'charged_back',
    chargebacks: [{ state: 'open' }],
  });
  expect(await ledgerOf(product, id)).toMatchObject({ charged_back: '538.65' });
  await press('win');
  await passHours(product, 24);
  expect((await market.read('customer', id)).chargebacks[0]).toMatchObject({ state: 'won' });
});

test('an open chargeback is asked about however long the bank takes; after its time nothing is asked any more', async () => {
  const { id, press } = await confirmed();
  await press('take');
  await passHours(product, 24);
  await passHours(product, CHARGEABLE_DAYS * 24);
  expect(await checksOf(id)).toEqual([{ hours: 24 }]);
  await press('lose');
  await passHours(product, 24);
  const [chargeback] = await product.owner.execute(sql`select state from chargebacks where booking_id = ${id}`);
  expect(chargeback).toEqual({ state: 'lost' });
  await passHours(product, 24);
  expect(await checksOf(id)).toEqual([]);
});

test('money that went back is not asked about', async () => {
  const { market, id } = await confirmed();
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await passHours(product, 24);
  expect((await market.read('customer', id)).payment_status).toBe('refunded');
  expect(await checksOf(id)).toEqual([]);
});

test('a bank takes and returns the money of a job with an open problem before anybody hears of it: the problem stays open', async () => {
  const { market, booking, open } = await finishedJob(product);
  expect((await open()).status).toBe(200);
  const { press } = bankOf(product, market, booking.id);
  await press('take', false);
  await press('win');
  expect(await market.read('provider', booking.id)).toMatchObject({
    payment_status: 'captured',
    dispute: { outcome: null },
    chargebacks: [{ state: 'won' }],
  });
  await passHours(product, 49);
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '538.65', provider_pending: '-337.50' });
});
