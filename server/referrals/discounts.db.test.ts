import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../testing/calls.ts';
import { bookingOf, hoursFrom, openMarket } from '../testing/market.ts';
import { ledgerOf } from '../testing/money.ts';
import { useProduct } from '../testing/product.ts';
import { createPromotion, imbalanceOf, giveCredit } from '../testing/referrals/credit.ts';
import { createGuest } from '../testing/referrals/guest.ts';

const product = useProduct();
const BALANCED = { credit: '0.00', ledger: '0.00', bonus: '0' };

test('a code is shown as a line, reserved with the booking, and returned when that ends', async () => {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  const { code, id } = await createPromotion(product, {
    flat: null,
    percent: '0.1000',
    maximum: '40.00',
    uses_in_total: 1,
  });
  const used = async () => {
    const [row] = await product.owner.execute(sql`select used, spent from promotion_codes where id = ${id}`);
    return row;
  };
  expect(await guest.price(code.toLowerCase())).toMatchObject({
    price: { discounts: [{ kind: 'promotion', amount: '40.00' }], customer_total: '498.65' },
    code_refused: null,
  });
  expect(await guest.price('NOSUCHCODE')).toMatchObject({ price: { discounts: [] }, code_refused: 'unknown' });
  const refused = await guest.tryToBook({ customer_total: '538.65' }, code);
  expect([refused.status, refused.body]).toMatchObject([409, { data: { amount: '498.65' } }]);
  const booked = await guest.book({}, code);
  expect(booked.price?.discounts).toEqual([{ kind: 'promotion', amount: '40.00' }]);
  expect(await used()).toEqual({ used: 1, spent: '40.00' });
  const other = await createGuest(product, market);
  expect((await other.price(code)).code_refused).toBe('used_up');
  const late = await other.send('POST', '/api/v1/bookings', {
    ...market.wish({ starts_at: hoursFrom(product.clock.now, 60) }),
    customer_total: '538.65',
    code,
  });
  expect([late.status, late.body]).toMatchObject([400, { data: { fields: [{ path: 'code', message: 'used_up' }] } }]);
  await guest.step(booked.id, 'withdraw');
  expect(await used()).toEqual({ used: 0, spent: '0.00' });
  await product.work();
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});

test('a booking whose price discounts pay needs no gateway; its ledger and payout are exact, and it can be cancelled', async () => {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  await giveCredit(product, market, guest.id, '600.00');
  const free = await guest.book();
  expect(free.price).toMatchObject({ referral_bonus: '538.65', customer_total: '0.00' });
  const checkout = await guest.send('POST', `/api/v1/bookings/${free.id}/checkout`, { language: 'en' });
  expect(refusalOf(checkout)).toBe('state_changed');
  const confirmed = await guest.confirm(free);
  expect(confirmed).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
  await guest.settle(confirmed);
  expect(await ledgerOf(product, free.id)).toEqual({
    promotions: '538.65',
    provider_payable: '-337.50',
    commission: '-112.50',
    platform_fee: '-22.50',
    vat: '-66.15',
  });
  expect((await guest.referrals()).credit).toBe('61.35');
  await giveCredit(product, market, guest.id, '600.00');
  const declined = await guest.book({ starts_at: hoursFrom(product.clock.now, 50) });
  await product.work();
  await market.step('provider', declined.id, 'decline', { reason: 'I am travelling that day' });
  await product.work();
  expect(await guest.read(declined.id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
  expect((await guest.referrals()).credit).toBe('661.35');
  const early = await guest.confirm(await guest.book({ starts_at: hoursFrom(product.clock.now, 50) }));
  await guest.cancel(early.id);
  await product.work();
  expect(await guest.read(early.id)).toMatchObject({ payment_status: 'refunded' });
  expect(await ledgerOf(product, early.id)).toEqual({});
  expect((await guest.referrals()).credit).toBe('661.35');
  const late = await guest.confirm(await guest.book({ starts_at: hoursFrom(product.clock.now, 10) }));
  product.clock.now = new Date(product.clock.now.getTime() + 31 * 60_000);
  await guest.cancel(late.id);
  expect((await market.read('provider', late.id)).earnings).toMatchObject({ provider_payout: '168.75' });
  await product.work();
  expect(await guest.read(late.id)).toMatchObject({
    payment_status: 'partially_refunded',
    price: { referral_bonus: '256.50', discounts: [{ kind: 'credit', amount: '256.50' }], customer_total: '0.00' },
  });
  expect((await guest.referrals()).credit).toBe('404.85');
  product.clock.now = new Date(product.clock.now.getTime() + 24 * 3_600_000);
  await product.work();
  expect(await ledgerOf(product, late.id)).toEqual({
    promotions: '256.50',
    provider_payable: '-168.75',
    commission: '-56.25',
    vat: '-31.50',
  });
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});

test('after a late cancellation discounts pay what is kept, and the whole charge goes back', async () => {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  await giveCredit(product, market, guest.id, '300.00');
  const late = await guest.confirm(await guest.book({ starts_at: hoursFrom(product.clock.now, 10) }));
  expect(late.price).toMatchObject({ customer_total: '238.65' });
  product.clock.now = new Date(product.clock.now.getTime() + 31 * 60_000);
  await guest.cancel(late.id);
  await product.work();
  expect(await guest.read(late.id)).toMatchObject({
    payment_status: 'partially_refunded',
    refund: { amount: '238.65', state: 'done' },
    price: { referral_bonus: '256.50', customer_total: '0.00' },
  });
  expect((await guest.referrals()).credit).toBe('43.50');
  product.clock.now = new Date(product.clock.now.getTime() + 24 * 3_600_000);
  await product.work();
  expect(await ledgerOf(product, late.id)).toEqual({
    promotions: '256.50',
    provider_payable: '-168.75',
    commission: '-56.25',
    vat: '-31.50',
  });
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});

test('where the rest would be less than the gateway charges, the discount shrinks', async () => {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  await giveCredit(product, market, guest.id, '535.00');
  const booked = await guest.book();
  expect(booked.price).toMatchObject({ referral_bonus: '533.65', customer_total: '5.00' });
  expect((await guest.referrals()).credit).toBe('1.35');
  await guest.step(booked.id, 'withdraw');
  expect((await guest.referrals()).credit).toBe('535.00');
});

test('a code that stands alone leaves credit for later, and is refused beside an invitation', async () => {
  const market = await openMarket(product);
  const [inviter, guest] = [await createGuest(product, market), await createGuest(product, market)];
  await guest.accept((await inviter.referrals()).code);
  const { code } = await createPromotion(product, { stands_together: false });
  expect(await guest.price(code)).toMatchObject({ code_refused: 'with_invitation' });
  await giveCredit(product, market, inviter.id, '30.00');
  expect((await inviter.price(code)).price.discounts).toEqual([{ kind: 'promotion', amount: '10.00' }]);
  const together = await createPromotion(product);
  expect((await guest.price(together.code)).price.discounts.map(({ kind }) => kind)).toEqual([
    'invitation',
    'promotion',
  ]);
});

test('of two devices that spend the last credit at once, and of two people the last use of a code, one wins', async () => {
  const market = await openMarket(product);
  for (const round of [1, 2, 3, 4, 5]) {
    const guest = await createGuest(product, market);
    await giveCredit(product, market, guest.id, '40.00');
    const times = [round * 20, round * 20 + 5].map((hours) => hoursFrom(product.clock.now, hours));
    const answers = await Promise.all(
      times.map((starts_at) => guest.tryToBook({ starts_at, customer_total: '498.65' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await guest.referrals()).credit).toBe('0.00');
    const { code, id } = await createPromotion(product, { uses_in_total: 1 });
    const people = [await createGuest(product, market), await createGuest(product, market)];
    const tries = people.map((one, index) =>
      one.tryToBook(
        { starts_at: hoursFrom(product.clock.now, 120 + round * 20 + index * 5), customer_total: '528.65' },
        code,
      ),
    );
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const [row] = await product.owner.execute(sql`select used, spent from promotion_codes where id = ${id}`);
    expect(row).toEqual({ used: 1, spent: '10.00' });
  }
  expect(await imbalanceOf(product)).toEqual(BALANCED);
});

test('the database refuses discounts that nobody pays', async () => {
  const market = await openMarket(product);
  const guest = await createGuest(product, market);
  await giveCredit(product, market, guest.id, '40.00');
  const booked = bookingOf(await guest.tryToBook());
  await expect(
    product.owner.execute(sql`update credit_accounts set balance = 100 where user_id = ${guest.id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'credit_balances' } });
  await expect(
    product.owner.execute(sql`update credit_entries set amount = 100 where booking_id = ${booked.id}`),
  ).rejects.toMatchObject({ cause: { code: '23001' } });
  await expect(
    product.owner.execute(sql`select move_credit(${guest.id}::uuid, 'spent', -1.00, ${booked.id}::uuid, now())`),
  ).rejects.toMatchObject({ cause: { constraint: 'credit_accounts_balance' } });
});
