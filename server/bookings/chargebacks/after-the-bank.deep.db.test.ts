import { AccountDeletion } from '@hirfa/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankOf, chargeable, REASON } from '../../testing/chargebacks/bank.ts';
import { extrasOf } from '../../testing/extras/sides.ts';
import { passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

test('the half of a late cancellation is paid out where its refund uses up what the bank has kept of an extra', async () => {
  const { market, id } = await chargeable(product);
  const { propose, pay, newest } = extrasOf(market, id);
  await propose();
  await pay();
  await product.work();
  const { press } = bankOf(product, market, id, (await newest()).id);
  await passHours(product, 25);
  await press('take');
  await market.step('customer', id, 'cancel');
  await passHours(product, 25);
  expect(await ledgerOf(product, id), 'the refund waits for the bank').toMatchObject({ provider_pending: '-450.00' });
  await press('lose');
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({
    gateway: '342.00',
    commission: '-75.00',
    vat: '-42.00',
    provider_payable: '-225.00',
  });
});

test('who bears a loss is in the reasons of the decision, not in the history that the customer exports', async () => {
  const { market, id, press, finish, settle, bear } = await chargeable(product);
  await finish();
  await press('take');
  await press('lose');
  await settle();
  await bear('provider');
  const [row] = await product.owner.execute(sql`select note from booking_history
    where booking_id = ${id} and event = 'bear_charge_back'`);
  expect(row).toEqual({ note: null });
  expect((await market.read('provider', id)).chargebacks[0]?.decision?.reason).toBe(REASON);
});

test('a booking is open for both people until the bank has decided, and an admin who bears the loss', async () => {
  const { market, id, press, finish, settle, bear } = await chargeable(product);
  await finish();
  await settle();
  const openFor = async (isOpen: boolean) => {
    for (const who of ['customer', 'provider'] as const) {
      const { body } = await market.ask(who, 'GET', '/api/v1/me/deletion');
      const ids = AccountDeletion.parse(body).open_bookings.map((booking) => booking.id);
      expect(ids, who).toEqual(isOpen ? [id] : []);
    }
  };
  await openFor(false);
  await press('take');
  await openFor(true);
  await press('lose');
  await openFor(true);
  await bear('platform');
  await openFor(false);
});
