import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { openCashMarket, SETTLED, stateOf, waysOf } from '../../testing/cash/sides.ts';
import { hoursFrom, passHours } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

test('the customer paid more than the work was worth: what goes back is owed by the provider, and chosen', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  await market.ask('customer', 'POST', `/api/v1/bookings/${id}/dispute`, {
    reason: 'not_as_agreed',
    text: 'Only half of it was done.',
  });
  const give = await market.ask('provider', 'POST', `/api/v1/bookings/${id}/give-back`, { refund: '0.00' });
  expect(refusalOf(give), 'only an admin decides about cash').toBe('state_changed');
  await market.answer('provider', id);
  expect(refusalOf(await market.decide(id, { subtotal: '150.00', refund: '0.00' }))).toBe('invalid_input');
  const decided = { collected: '538.65', subtotal: '150.00', refund: '359.10' };
  expect((await market.decide(id, decided)).status).toBe(200);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['completed', 'partially_refunded']);
  const booking = await market.read('customer', id);
  expect(booking.refund).toMatchObject({ amount: '359.10', state: 'failed', owed: { state: 'open' } });
  expect(booking.price?.customer_total).toBe('179.55');
  expect(await ledgerOf(product, id)).toEqual({
    provider_payable: '426.15',
    customer_owed: '-359.10',
    commission: '-37.50',
    platform_fee: '-7.50',
    vat: '-22.05',
  });
  const book = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  expect(await waysOf(market, book.id), 'they kept their word').toContain('cash');
});

test('all of what was paid goes back', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  expect((await market.report('customer', id, '600.00')).status).toBe(200);
  await market.answer('provider', id);
  await market.decide(id, { collected: '538.65', subtotal: '0.00', refund: '538.65' });
  await product.work();
  expect(await stateOf(market, id)).toEqual(['completed', 'refunded']);
  expect(await ledgerOf(product, id)).toEqual({ provider_payable: '538.65', customer_owed: '-538.65' });
});

test('the provider says that nothing was paid, and an admin agrees: nobody owes anything, and no more cash', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  expect(refusalOf(await market.report('provider', id, '538.65'))).toBe('invalid_input');
  const reported = await market.report('provider', id, '0.00');
  expect(reported.body).toMatchObject({ dispute: { by: 'provider', reason: 'cash', paid_in_cash: '0.00' } });
  expect(refusalOf(await market.answer('provider', id))).toBe('state_changed');
  await passHours(product, 25);
  expect((await market.read('customer', id)).completed_at, 'it waits').toBeNull();
  expect((await market.answer('customer', id)).status).toBe(200);
  expect(
    refusalOf(await market.decide(id, { collected: '0.00', subtotal: '1.00', refund: '0.00' })),
    'more than was paid',
  ).toBe('invalid_input');
  const decided = { collected: '0.00', subtotal: '0.00', refund: '0.00', is_unpaid: true };
  expect((await market.decide(id, decided)).status).toBe(200);
  await product.work();
  expect(await stateOf(market, id)).toEqual(['completed', 'voided']);
  expect(await ledgerOf(product, id)).toEqual({});
  const next = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
  expect(await waysOf(market, next.id)).not.toContain('cash');
});

test('less was paid, and an admin leaves that: the lines are those of it', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  await market.report('provider', id, '300.00');
  await passHours(product, 48);
  await market.decide(id, { collected: '300.00', subtotal: '250.00', refund: '0.75' });
  await product.work();
  expect((await market.read('customer', id)).refund).toMatchObject({ amount: '0.75' });
  const other = await openCashMarket(product);
  const job = await other.cash.finished();
  await other.report('provider', job.id, '179.55');
  await passHours(product, 48);
  expect((await other.decide(job.id, { collected: '179.55', subtotal: '150.00', refund: '0.00' })).status).toBe(200);
  await product.work();
  const seen = await other.read('customer', job.id);
  expect([seen.payment_status, seen.price?.customer_total, seen.refund]).toEqual(['captured', '179.55', null]);
  expect(await ledgerOf(product, job.id)).toEqual({
    provider_payable: '67.05',
    commission: '-37.50',
    platform_fee: '-7.50',
    vat: '-22.05',
  });
});

test('a provider who was not paid reports it instead of finishing, and the customer can not settle the booking', async () => {
  const market = await openCashMarket(product);
  const { id, starts_at, ends_at } = await market.cash.confirmed();
  expect(refusalOf(await market.report('provider', id, '0.00')), 'it has not begun').toBe('state_changed');
  product.clock.now = new Date(starts_at);
  await market.step('customer', id, 'start');
  product.clock.now = new Date(ends_at);
  expect((await market.report('provider', id, '0.00')).status).toBe(200);
  await market.step('provider', id, 'finish');
  const settled = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/confirm-completion`, {});
  expect(refusalOf(settled)).toBe('state_changed');
  expect((await market.answer('customer', id)).status).toBe(200);
  await market.decide(id, { collected: '0.00', subtotal: '0.00', refund: '0.00' });
  await product.work();
  expect(await stateOf(market, id)).toEqual(['completed', 'voided']);
  expect(await ledgerOf(product, id)).toEqual({});
});

test('what the provider takes back is settled as it was agreed', async () => {
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  await market.report('provider', id, '0.00');
  expect(refusalOf(await market.ask('customer', 'POST', `/api/v1/bookings/${id}/withdraw-dispute`, {}))).toBe(
    'state_changed',
  );
  expect((await market.ask('provider', 'POST', `/api/v1/bookings/${id}/withdraw-dispute`, {})).status).toBe(200);
  await passHours(product, 24);
  expect(await ledgerOf(product, id)).toEqual(SETTLED);
});

test('the decision that a customer did not pay bars them from cash; the amounts do not', async () => {
  const price = '538.65';
  const cases = [
    ['0.00', '0.00', false],
    ['0.00', '0.00', true],
    ['179.55', '150.00', false],
    ['179.55', '150.00', true],
  ] as const;
  for (const [collected, subtotal, is_unpaid] of cases) {
    const market = await openCashMarket(product);
    const { id } = await market.cash.finished();
    await market.report('provider', id, collected);
    await passHours(product, 48);
    expect((await market.decide(id, { collected, subtotal, refund: '0.00', is_unpaid })).status).toBe(200);
    await product.work();
    const next = await market.book({ starts_at: hoursFrom(product.clock.now, 72) });
    expect((await waysOf(market, next.id)).includes('cash'), `${collected} ${is_unpaid}`).toBe(!is_unpaid);
  }
  const market = await openCashMarket(product);
  const { id } = await market.cash.finished();
  await market.report('customer', id, '600.00');
  await market.answer('provider', id);
  const all = { collected: price, subtotal: '0.00', refund: price, is_unpaid: true };
  expect(refusalOf(await market.decide(id, all)), 'all was paid').toBe('invalid_input');
});
