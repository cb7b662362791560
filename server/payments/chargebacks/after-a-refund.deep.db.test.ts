import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { openOwed } from '../../testing/referrals/owed.ts';

const product = useProduct();

/** A booking whose whole price could not go back to the card, and was given as credit; and the bank of its customer. */
async function credited() {
  const owed = await openOwed(product);
  const { booking, guest, market } = owed;
  await owed.takeCredit();
  return {
    ...owed,
    ...bankOf(product, market, booking.id),
    ledger: () => ledgerOf(product, booking.id),
    status: async () => (await guest.read(booking.id)).payment_status,
    history: async () => [
      ...(await product.owner.execute(sql`select event, to_payment_status as status from booking_history
        where booking_id = ${booking.id} and event like '%charge_back%' order by id`)),
    ],
    /** What the provider, who has lost nothing, was told of it. */
    told: async () => [
      ...(await product.owner.execute(sql`select type from notifications
        where metadata->>'booking_id' = ${booking.id} and type like 'job_charge%'`)),
    ],
  };
}

test('a bank takes and keeps what could not go back to its card: an admin decides, and the provider bears nothing of it', async () => {
  for (const bearer of ['provider', 'platform'] as const) {
    const { booking, queue, press, bear, ledger, status, history, told } = await credited();
    const item = async () =>
      (await queue.all({ kind: 'chargeback' })).find(
        (one) => one.kind === 'chargeback' && one.booking_id === booking.id,
      );
    await press('take');
    expect(await item()).toMatchObject({ chargeback: { state: 'open' } });
    expect(refusalOf(await bear(bearer)), 'the bank has not decided').toBe('state_changed');
    await press('lose');
    expect(await ledger()).toEqual({ charged_back: '538.65', promotions: '-538.65' });
    expect(await item()).toMatchObject({ chargeback: { state: 'lost' }, taken: '538.65', at_most_borne: '0.00' });
    expect((await bear(bearer)).status).toBe(200);
    await product.work();
    expect(await ledger()).toEqual({ losses: '538.65', promotions: '-538.65' });
    expect(await item()).toBeUndefined();
    expect(await status(), 'it stays refunded').toBe('refunded');
    expect(await history()).toEqual(
      ['charge_back', 'lose_charge_back', 'bear_charge_back'].map((event) => ({ event, status: 'refunded' })),
    );
    expect(await told()).toEqual([]);
  }
});

test('a bank returns what could not go back to its card: all is as it was', async () => {
  const { press, ledger, status, history } = await credited();
  const before = await ledger();
  await press('take');
  await press('win');
  await product.work();
  expect(await ledger()).toEqual(before);
  expect(await status()).toBe('refunded');
  expect(await history()).toEqual([
    { event: 'charge_back', status: 'refunded' },
    { event: 'win_charge_back_part', status: 'refunded' },
  ]);
});
