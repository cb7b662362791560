import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankOf } from '../../testing/chargebacks/bank.ts';
import { IBAN } from '../../testing/referrals/owed.ts';
import { halvedJob } from '../../testing/extras/sides.ts';
import { passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
/** What stays of EGP 600 where EGP 300 were decided. */
const KEPT = { commission: '-75.00', platform_fee: '-15.00', vat: '-44.10' };

/** A decided job: half of its price goes back, and what it has of the extra can not go back to the card. */
async function refusedExtra() {
  const { market, booking, newest } = await halvedJob(product);
  const refund = (await market.read('customer', booking.id)).refund;
  return {
    market,
    booking,
    refund,
    ...bankOf(product, market, booking.id, (await newest()).id),
    ledger: () => ledgerOf(product, booking.id),
    read: () => market.read('provider', booking.id),
    payment: async () => [
      ...(await product.owner.execute(sql`select held::text, taken::text, refused::text from payments
        where booking_id = ${booking.id}`)),
    ],
  };
}

test('a bank takes an extra that could not go back to its card, and returns it: what was booked is held all the time', async () => {
  const { press, ledger, read, payment } = await refusedExtra();
  const before = { ...KEPT, gateway: '538.65', customer_owed: '-179.55' };
  expect(await ledger()).toMatchObject(before);
  await press('take');
  expect(await read()).toMatchObject({ chargebacks: [{ state: 'open', amount: '179.55' }] });
  expect(await ledger()).toMatchObject({ ...before, gateway: '359.10', charged_back: '179.55' });
  expect(await payment()).toEqual([{ held: '359.10', taken: '179.55', refused: '179.55' }]);
  await press('win');
  await passHours(product, 25);
  expect(await ledger()).toEqual({ ...before, provider_payable: '-225.00' });
  expect(await payment()).toEqual([{ held: '359.10', taken: '0.00', refused: '179.55' }]);
});

test('the customer has credit for the extra, and the bank keeps it: the loss is decided, and the rest is paid out', async () => {
  const { market, refund, press, bear, ledger } = await refusedExtra();
  expect((await market.ask('customer', 'POST', `/api/v1/refunds/${refund?.id}/credit`, {})).status).toBe(200);
  await press('take');
  await press('lose');
  const before = { ...KEPT, gateway: '359.10', promotions: '-179.55' };
  expect(await ledger()).toMatchObject({ ...before, charged_back: '179.55' });
  expect((await bear('platform')).status).toBe(200);
  await passHours(product, 25);
  expect(await ledger()).toEqual({ ...before, losses: '179.55', provider_payable: '-225.00' });
});

test('what the provider has borne comes back to them, where the transfer to the customer comes back later', async () => {
  const { market, booking, refund, press, bear, ledger, read } = await refusedExtra();
  const account = { kind: 'iban', number: IBAN, holder: 'Salma Kamal' };
  const decide = (verb: string, body: object) =>
    market.ask('admin', 'POST', `/api/v1/admin/refunds/${refund?.id}/${verb}`, body);
  expect((await market.ask('customer', 'POST', `/api/v1/refunds/${refund?.id}/transfer`, account)).status).toBe(200);
  await decide('order', {});
  expect((await decide('execute', { reference: 'FT-1240' })).status).toBe(200);
  await press('take');
  await press('lose');
  expect((await bear('provider')).status).toBe(200);
  const before = { ...KEPT, gateway: '359.10', bank: '-179.55' };
  expect(await ledger()).toMatchObject({ ...before, provider_payable: '-45.45' });
  expect((await decide('bounce', { reason: 'The account is closed.' })).status).toBe(200);
  await passHours(product, 25);
  expect(await ledger()).toEqual({ ...KEPT, gateway: '359.10', provider_payable: '-225.00' });
  expect((await read()).chargebacks).toMatchObject([{ decision: { bearer: 'provider', borne: '0.00' } }]);
  const [row] = await product.owner.execute(sql`select released_at is not null as released from payments
      where booking_id = ${booking.id}`);
  expect(row).toEqual({ released: true });
});
