import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bankOf, chargeable } from '../../testing/chargebacks/bank.ts';
import { passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { openOwed } from '../../testing/referrals/owed.ts';

const product = useProduct();
const BOOKS = { commission: '-112.50', platform_fee: '-22.50', vat: '-66.15' };

test('a bank that has returned the money takes it again: it is held again, and lost in the end', async () => {
  const { market, id, press, finish, settle, bear, sendEvidence } = await chargeable(product);
  await finish();
  await press('take');
  expect((await sendEvidence()).status).toBe(200);
  await press('win');
  await passHours(product, 1);
  await press('take');
  const again = await market.read('provider', id);
  expect(again).toMatchObject({ payment_status: 'charged_back', chargebacks: [{ state: 'open', sent_at: null }] });
  expect(again.chargebacks[0]?.opened_at).toBe(product.clock.now.toISOString());
  expect((await sendEvidence()).status, 'about this one, too').toBe(200);
  await settle();
  expect(await ledgerOf(product, id)).toEqual({ ...BOOKS, charged_back: '538.65', provider_pending: '-337.50' });
  await press('lose');
  expect((await bear('provider')).status).toBe(200);
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ ...BOOKS, losses: '201.15' });
  const stuck = await product.owner.execute(sql`select from webhooks where worked_at is null`);
  expect([...stuck]).toEqual([]);
});

test('a bank takes again what it has returned before anybody has heard of that: the new one is open', async () => {
  const { market, id, press, finish, settle, bear } = await chargeable(product);
  await finish();
  await press('take');
  const first = (await market.read('provider', id)).chargebacks[0]?.opened_at;
  await press('win', false);
  await press('take', false);
  await passHours(product, 1);
  expect((await market.read('provider', id)).chargebacks[0]).toMatchObject({ state: 'open' });
  expect((await market.read('provider', id)).chargebacks[0]?.opened_at).not.toBe(first);
  await settle();
  await press('lose');
  expect((await bear('platform')).status).toBe(200);
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ ...BOOKS, losses: '538.65', provider_payable: '-337.50' });
});

test('one of a charge whose money a bank has kept before is asked about once a day, and logged', async () => {
  const { id, press } = await chargeable(product);
  await press('take');
  await press('lose');
  // The gateway of the tests has one of each payment: this is what the product knows of another one.
  await product.owner.execute(sql`alter table chargebacks disable trigger chargeback_moves`);
  await product.owner.execute(sql`update chargebacks set reference = 'dis_before' where booking_id = ${id}`);
  await product.owner.execute(sql`alter table chargebacks enable trigger chargeback_moves`);
  await passHours(product, 25);
  expect(product.logged.some((line) => line.includes('a chargeback has no place in the books'))).toBe(true);
  const [checks] = await product.owner.execute(sql`select
      bool_and(due_at > ${product.clock.now.toISOString()}::timestamptz + interval '20 hours') as later from deadlines
    where kind = 'attempt.check' and entity_id in (select id from payment_attempts where booking_id = ${id})`);
  expect(checks).toEqual({ later: true });
});

test('the database keeps a chargeback that was not returned, and what was before another one', async () => {
  const { id, press, finish } = await chargeable(product);
  await finish();
  await press('take');
  const refused = (change: ReturnType<typeof sql>) =>
    expect(product.owner.execute(sql`update chargebacks set ${change} where booking_id = ${id}`)).rejects.toMatchObject(
      { cause: { code: '23514' } },
    );
  const other = sql`reference = 'dis_other', earlier = earlier || reference, opened_at = now() + interval '9 days'`;
  await refused(other);
  await press('win');
  await refused(sql`reference = 'dis_other', state = 'open', ended_at = null`);
  await refused(sql`${other}, state = 'lost'`);
  await refused(sql`earlier = array_append(earlier, 'dis_other')`);
});

test('a bank takes a part: the rest stays at the gateway, and the provider bears only what is lost', async () => {
  const { market, id, press, finish, settle, bear } = await chargeable(product);
  await finish();
  await press('take', true, 10_000);
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '438.65', charged_back: '100.00' });
  await settle();
  await press('lose');
  await bear('provider');
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({ ...BOOKS, gateway: '438.65', provider_payable: '-237.50' });
  expect((await market.read('provider', id)).chargebacks[0]).toMatchObject({ decision: { borne: '100.00' } });
});

test('a bank takes a part and returns it; then all can go back', async () => {
  const { market, id, press } = await chargeable(product);
  await press('take', true, 10_000);
  await press('win');
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({});
  expect((await market.read('customer', id)).refund).toMatchObject({ amount: '538.65', state: 'done' });
});

test('of a refund that is asked for after a part was lost, only the rest goes back', async () => {
  const { market, id, press } = await chargeable(product);
  await press('take', true, 10_000);
  await press('lose');
  await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
  await product.work();
  expect(await ledgerOf(product, id)).toEqual({});
  expect((await market.read('customer', id)).refund).toMatchObject({ amount: '438.65', state: 'done' });
});

test('of a refund that is owed, the part that a bank has kept is not given, and the rest is chosen', async () => {
  const owed = await openOwed(product);
  const { booking, refund, guest } = owed;
  const { press } = bankOf(product, owed.market, booking.id);
  await press('take', true, 10_000);
  await press('lose');
  expect((await guest.read(booking.id)).refund?.owed).toMatchObject({
    state: 'open',
    amount: '438.65',
    by_bank: '100.00',
    waits_for_bank: false,
  });
  expect((await owed.takeCredit()).status).toBe(200);
  expect((await guest.referrals()).credit).toBe('438.65');
  expect(await ledgerOf(product, booking.id)).toEqual({ gateway: '438.65', promotions: '-438.65' });
  expect(refund.amount).toBe('538.65');
});
