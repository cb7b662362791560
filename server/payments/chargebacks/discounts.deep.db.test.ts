import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { hoursFrom, openMarket, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { createPromotion, giveCredit, imbalanceOf } from '../../testing/referrals/credit.ts';
import { createGuest } from '../../testing/referrals/guest.ts';

const product = useProduct();
const BALANCED = { credit: '0.00', ledger: '0.00', bonus: '0' };

/** A confirmed booking of which EGP 100 of credit and a code of EGP 10 pay a part, and the bank of its customer. */
async function discounted() {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  const { code, id: codeId } = await createPromotion(product);
  await giveCredit(product, market, guest.id, '100.00');
  const { id } = await guest.confirm(await guest.book({ starts_at: hoursFrom(product.clock.now, 48) }, code));
  return {
    market,
    guest,
    id,
    ...bankOf(product, market, id),
    credit: async () => (await guest.referrals()).credit,
    used: async () =>
      (await product.owner.execute(sql`select used, spent from promotion_codes where id = ${codeId}`))[0],
  };
}

test('what discounts have paid comes back once, where the bank has paid the refund', async () => {
  for (const isLate of [false, true]) {
    const { market, id, press, credit, used } = await discounted();
    expect([await credit(), await used()]).toEqual(['0.00', { used: 1, spent: '10.00' }]);
    await press('take');
    if (!isLate) await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
    await product.work();
    expect(await credit(), 'the bank decides first').toBe('0.00');
    await press('lose');
    // After the loss it is the same.
    if (isLate) await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
    await product.work();
    expect([await credit(), await used()]).toEqual(['100.00', { used: 0, spent: '0.00' }]);
    expect(await ledgerOf(product, id)).toEqual({});
    await passHours(product, 24 * 3);
    expect([await credit(), await used()]).toEqual(['100.00', { used: 0, spent: '0.00' }]);
    expect(await imbalanceOf(product)).toEqual(BALANCED);
  }
});

test('a late cancellation that the bank has paid in part: what discounts pay less comes back', async () => {
  const { guest, id, press, credit } = await discounted();
  await passHours(product, 25);
  await press('take', true, 10_000);
  await press('lose');
  await guest.cancel(id);
  await product.work();
  const after = await guest.read(id);
  expect(after).toMatchObject({ status: 'cancelled', payment_status: 'partially_refunded' });
  // Half of the work costs 256.50, of which EGP 110 are still paid by discounts.
  expect(await credit()).toBe('0.00');
  expect(after.price).toMatchObject({ customer_total: '146.50', referral_bonus: '110.00' });
  expect(after.refund).toMatchObject({ amount: '182.15', state: 'done' });
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});
