import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asPerson } from '../../kernel/transactions.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOf } from '../../testing/calls.ts';
import { type CashMarket, openCashMarket, SETTLED, stateOf, waysOf } from '../../testing/cash/sides.ts';
import { linesOf, weeksOf } from '../earnings/testing/earnings.ts';
import { CARDS, hoursFrom, passHours, payAt, payAtKiosk } from '../../testing/market.ts';
import { problemsOf } from '../../testing/lives/check.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

const tryCash = (market: CashMarket, id: string) =>
  market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en', method: 'cash' });

test('a booking in cash is requested at once, accepted without a gateway, and settled by the customer', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.book();
  expect(await waysOf(market, id)).toEqual(['card', 'wallet', 'kiosk', 'cash']);
  const url = await market.openCheckout(id, 'cash');
  expect(new URL(url).pathname).toBe('/payment-return');
  expect(await market.openCheckout(id, 'cash'), 'pressed again').toBe(url);
  expect((await market.read('customer', id)).cash).toEqual({ amount: '538.65', dues: null });
  await product.work();
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
  expect((await market.read('provider', id)).cash).toEqual({ amount: '538.65', dues: '201.15' });
  await market.step('provider', id, 'accept');
  await product.work();
  const confirmed = await market.read('customer', id);
  expect([confirmed.status, confirmed.payment_status]).toEqual(['confirmed', 'captured']);
  expect(confirmed.start_code).not.toBeNull();
  expect(await ledgerOf(product, id)).toEqual({});
  product.clock.now = new Date(confirmed.starts_at);
  await market.step('customer', id, 'start');
  product.clock.now = new Date(confirmed.ends_at);
  await market.step('provider', id, 'finish');
  expect(await ledgerOf(product, id), 'nothing is in the books before it is settled').toEqual({});
  await market.step('customer', id, 'confirm-completion');
  await product.work();
  expect(await ledgerOf(product, id)).toEqual(SETTLED);
  const terms = await market.ask('provider', 'GET', '/api/v1/provider/cash');
  expect(terms.body).toMatchObject({ takes_cash: true, owed: '201.15', is_paused: false });
});

test('if the customer does not answer, the booking is settled after a day', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  await passHours(product, 24);
  await product.work();
  expect((await market.read('customer', id)).completed_at).not.toBeNull();
  expect(await ledgerOf(product, id)).toEqual(SETTLED);
});

test.each(['decline', 'withdraw', 'no answer', 'cancel late', 'customer absent', 'provider cancels'])(
  'nothing is paid, kept or given back after this: %s',
  async (end) => {
    const market = await openCashMarket(product);
    const isAccepted = !['decline', 'withdraw', 'no answer'].includes(end);
    const { id, starts_at } = isAccepted ? await market.cash.confirmed() : await market.cash.request();
    if (end === 'decline') await market.step('provider', id, 'decline', { reason: 'I am away that week.' });
    if (end === 'withdraw') await market.step('customer', id, 'withdraw');
    if (end === 'no answer') await passHours(product, 24);
    if (end === 'cancel late') {
      await passHours(product, 40);
      expect((await market.read('customer', id)).cancellation).toMatchObject({ is_free: true, refund: '0.00' });
      await market.step('customer', id, 'cancel');
    }
    if (end === 'customer absent') {
      product.clock.now = new Date(Date.parse(starts_at) + 20 * 60_000);
      await market.step('provider', id, 'customer-absent');
    }
    if (end === 'provider cancels') await market.step('provider', id, 'cancel', { reason: 'The kiln is broken.' });
    await product.work();
    expect(await stateOf(market, id)).toEqual(['cancelled', 'voided']);
    const { refund } = await market.read('customer', id);
    expect(refund).toBeNull();
    expect(await ledgerOf(product, id)).toEqual({});
    expect(await problemsOf(product, id)).toEqual([]);
    const next = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
    expect((await waysOf(market, next.id)).includes('cash')).toBe(end !== 'customer absent');
  },
);

test('cash is refused where one of its conditions is missing, by the call and by the database', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.book();
  const actor = { kind: 'person', user_id: market.customer.id, session_id: newId(), roles: [] } as const;
  const refused = async (why: string) => {
    expect(await waysOf(market, id), why).not.toContain('cash');
    expect(refusalOf(await tryCash(market, id)), why).toBe('invalid_input');
    const direct = asPerson(product.pools.api, actor, { now: product.clock.now, subscribers: [] }, ({ db }) =>
      db.execute(sql`select pay_in_cash(${id}::uuid)`),
    );
    await expect(direct, why).rejects.toMatchObject({ cause: { constraint: 'cash_is_allowed' } });
  };
  const set = (amount: string) => {
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    return market.ask('admin', 'PUT', '/api/v1/admin/settings/cash', { amount });
  };
  await set('538.64');
  await refused('the price is too high');
  await set('0.00');
  await refused('cash is off');
  await set('5000.00');
  await market.ask('provider', 'PUT', '/api/v1/provider/cash', { takes_cash: false });
  await refused('the provider takes none');
  await market.ask('provider', 'PUT', '/api/v1/provider/cash', { takes_cash: true });
  await product.owner.execute(
    sql`update auth.users set phone_number_verified = false where id = ${market.customer.id}`,
  );
  await refused('the phone number is not proven');
  await product.owner.execute(sql`update auth.users set phone_number_verified = true where id = ${market.customer.id}`);
  expect(await waysOf(market, id)).toContain('cash');
  await payAt(await market.openCheckout(id), CARDS.good);
  await product.work();
  expect(refusalOf(await tryCash(market, id)), 'it is paid').toBe('state_changed');
});

test('a customer has two open cash bookings at most', async () => {
  const market = await openCashMarket(product, { base_price: '100.00' });
  for (const hours of [48, 72]) await market.cash.request({ starts_at: hoursFrom(product.clock.now, hours) });
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 96) });
  expect(await waysOf(market, id)).not.toContain('cash');
});

test('a provider who owes more than 500 pounds takes no more cash, open bookings counted, until earnings pay it', async () => {
  const market = await openCashMarket(product, { base_price: '1200.00' });
  const first = await market.cash.request();
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 96) });
  expect((await market.ask('provider', 'GET', '/api/v1/provider/cash')).body).toMatchObject({ owed: '536.40' });
  expect(await waysOf(market, id)).not.toContain('cash');
  await market.step('provider', first.id, 'decline', { reason: 'I am away that week.' });
  await product.work();
  expect(await waysOf(market, id)).toContain('cash');
});

test('a page that was open when they chose cash takes no money any more', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.book();
  const page = await market.openCheckout(id, 'card');
  await market.openCheckout(id, 'cash');
  await payAt(page, CARDS.good).catch(() => undefined);
  await product.work();
  await passHours(product, 1);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
  expect(await ledgerOf(product, id)).toEqual({});
  expect(await problemsOf(product, id)).toEqual([]);
  expect(refusalOf(await market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' }))).toBe(
    'state_changed',
  );
  const attempt = product.owner.execute(sql`insert into payment_attempts (id, booking_id, adapter, language, expires_at,
    created_at) values (gen_random_uuid(), ${id}, 'sandbox', 'en', now(), now())`);
  await expect(attempt).rejects.toMatchObject({ cause: { constraint: 'no_gateway_for_cash' } });
  const entries = product.owner.execute(sql`insert into ledger_entries (booking_id, account, amount, cause, created_at)
    values (${id}, 'gateway', 1, 'x', now()), (${id}, 'vat', -1, 'x', now())`);
  await expect(entries).rejects.toMatchObject({ cause: { constraint: 'no_gateway_for_cash' } });
});

test('cash that a kiosk takes after the customer chose to pay the provider is owed to them, once', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48) });
  const { page_url } = await market.openReference(id);
  await market.openCheckout(id, 'cash');
  await product.work();
  await payAtKiosk(page_url);
  await product.work();
  await passHours(product, 1);
  expect(await stateOf(market, id)).toEqual(['awaiting_acceptance', 'authorized']);
  expect(await ledgerOf(product, id)).toEqual({ gateway: '538.65', customer_owed: '-538.65' });
  expect((await market.read('customer', id)).earlier_refunds).toMatchObject([
    { is_surplus: true, amount: '538.65', owed: { state: 'open' } },
  ]);
  expect(await problemsOf(product, id)).toEqual([]);
});

test('a package and extra work are not paid in cash', async () => {
  const market = await openCashMarket(product);
  const { id, starts_at } = await market.cash.confirmed();
  product.clock.now = new Date(starts_at);
  await market.step('customer', id, 'start');
  const extra = await market.ask('provider', 'POST', `/api/v1/bookings/${id}/propose-extra`, {
    work: '100.00',
    materials: '0.00',
    minutes: 0,
    reason: 'Another leak was found.',
  });
  expect(refusalOf(extra)).toBe('state_changed');
  const whole = product.owner.execute(sql`update payments set package_id = booking_id where booking_id = ${id}`);
  await expect(whole).rejects.toMatchObject({ cause: { constraint: 'payments_cash' } });
});

test('what discounts pay is taken from what the provider owes, and is not more than that', async () => {
  const market = await openCashMarket(product, { base_price: '100.00' });
  const { id } = await market.book();
  const discount = (amount: string) =>
    product.owner
      .execute(sql`update payments set referral_bonus = ${amount}, customer_total = 119.70 - ${amount}::numeric
      where booking_id = ${id}`);
  await discount('44.71');
  expect(await waysOf(market, id)).not.toContain('cash');
  await discount('40.00');
  expect(await waysOf(market, id)).toContain('cash');
  await market.openCheckout(id, 'cash');
  await product.work();
  await market.cash.settle(id);
  expect(await ledgerOf(product, id)).toEqual({
    provider_payable: '4.70',
    promotions: '40.00',
    commission: '-25.00',
    platform_fee: '-5.00',
    vat: '-14.70',
  });
});

test('a job in cash whose discounts pay all that its provider owes is among their earnings', async () => {
  const market = await openCashMarket(product, { base_price: '100.00' });
  const { id } = await market.book();
  await product.owner.execute(
    sql`update payments set referral_bonus = 44.70, customer_total = 75.00 where booking_id = ${id}`,
  );
  await market.openCheckout(id, 'cash');
  await product.work();
  await market.cash.settle(id);
  expect(await ledgerOf(product, id)).not.toHaveProperty('provider_payable');
  const week = (await weeksOf(market)).find(({ jobs }) => jobs > 0);
  expect(await linesOf(market, week?.week ?? '')).toMatchObject([
    { booking_id: id, in_cash: '75.00', earnings: { provider_commission: '25.00', provider_payout: '0.00' } },
  ]);
});
