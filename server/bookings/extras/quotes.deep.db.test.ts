import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { startJob } from '../../testing/disputes/sides.ts';
import { extrasOf } from '../../testing/extras/sides.ts';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

/** A visit of EGP 100, which customers pay with EGP 119.70, that has begun. */
async function visitAtWork() {
  const market = await openMarket(product, { base_price: '100.00', is_visit: true });
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await startJob(product, market, booking);
  return { market, booking, ...extrasOf(market, booking.id) };
}
const FEE = {
  gateway: '119.70',
  provider_pending: '-75.00',
  commission: '-25.00',
  platform_fee: '-5.00',
  vat: '-14.70',
};

test('a quote is written on the spot, and no time is sold that is over', async () => {
  const market = await openMarket(product, { base_price: '100.00', is_visit: true });
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  const { propose } = extrasOf(market, booking.id);
  expect(refusalOf(await propose('300.00', '0.00')), 'before the visit').toBe('state_changed');
  await startJob(product, market, booking);
  product.clock.now = new Date(booking.ends_at);
  expect((await propose('300.00', '0.00', { minutes: 30 })).body).toMatchObject({
    code: 'too_little_time',
    data: { minutes: 0 },
  });
  expect((await propose('300.00', '0.00')).status).toBe(200);
});

test('a quote that is accepted and paid is the price of the job, the fee of the visit included', async () => {
  const { market, booking, propose, pay, newest } = await visitAtWork();
  expect(booking).toMatchObject({ is_visit: true, price: { customer_total: '119.70' } });
  expect((await propose('300.00', '150.00', { minutes: 90 })).status).toBe(200);
  // EGP 450 cost 538.65, of which 119.70 are paid.
  expect(await newest()).toMatchObject({ is_quote: true, minutes: 90, costs: { total: '418.95', payout: '262.50' } });
  expect(await ledgerOf(product, booking.id)).toEqual(FEE);
  await pay();
  await product.work();
  expect((await market.read('customer', booking.id)).price).toMatchObject({
    subtotal: '450.00',
    customer_total: '538.65',
  });
  expect((await market.read('provider', booking.id)).earnings).toMatchObject({ provider_payout: '337.50' });
  // What comes after the quote is extra work, as in any job.
  expect((await propose('50.00', '0.00')).status).toBe(200);
  expect(await newest()).toMatchObject({ is_quote: false, costs: { total: '59.85' } });
  await pay();
  await product.work();
  await market.step('provider', booking.id, 'finish');
  await market.step('customer', booking.id, 'confirm-completion');
  await product.work();
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '598.50', provider_payable: '-375.00' });
});

test('a quote that is declined leaves the fee, the job can end, and another quote can be written before', async () => {
  const { market, booking, propose, decline, newest } = await visitAtWork();
  await propose('300.00', '150.00');
  await decline();
  expect((await propose('200.00', '0.00')).status).toBe(200);
  expect(await newest()).toMatchObject({ is_quote: true, costs: { total: '119.70' } });
  await decline();
  await market.step('provider', booking.id, 'finish');
  await market.step('customer', booking.id, 'confirm-completion');
  await product.work();
  expect(await ledgerOf(product, booking.id)).toMatchObject({ gateway: '119.70', provider_payable: '-75.00' });
});

test.each(['60.00', '100.00', '104.99'])('a quote of EGP %s is not more than the fee', async (work) => {
  const { propose } = await visitAtWork();
  const answer = await propose(work, '0.00');
  expect([refusalOf(answer), answer.body]).toMatchObject(['invalid_input', { data: { fields: [{ path: 'work' }] } }]);
});

test('a booking stays a visit whatever its card is afterwards', async () => {
  const { market, booking, propose, newest } = await visitAtWork();
  await product.owner.execute(sql`update service_cards set is_visit = false where id = ${market.offer.id}`);
  await propose('300.00', '0.00');
  expect(await newest()).toMatchObject({ is_quote: true });
  expect((await market.read('customer', booking.id)).is_visit).toBe(true);
});

test('the database refuses a quote where no visit was booked, and a second one', async () => {
  const { booking, propose, pay } = await visitAtWork();
  const refused = (quote: boolean, work: number) =>
    expect(
      product.owner
        .execute(sql`insert into booking_extras (id, booking_id, work, materials, is_quote, reason, proposed_at)
        values (gen_random_uuid(), ${booking.id}, ${work}, 0, ${quote}, 'x', now())`),
    ).rejects.toMatchObject({ cause: { constraint: 'extra_allowed' } });
  await refused(false, 300);
  await refused(true, 100);
  await propose('300.00', '0.00');
  await pay();
  await product.work();
  await refused(true, 500);
});

test('a card that is a visit has one price, also where its service is paid by the hour', async () => {
  const market = await openMarket(product, { base_price: '100.00', is_visit: true, duration_minutes: 30 });
  await product.work();
  const { body } = await market.ask('customer', 'GET', `/api/v1/providers/${market.provider.id}`);
  expect(body).toMatchObject({
    price_from: '119.70',
    pricing_mode: 'visit',
    cards: [{ pricing_mode: 'visit', customer_price: '119.70' }],
  });
  const cards = await market.ask('provider', 'GET', '/api/v1/provider/cards');
  expect(cards.body).toMatchObject({ items: [{ pricing_mode: 'visit' }] });
  const path = `/api/v1/provider/cards/${market.offer.id}`;
  const changed = await market.ask('provider', 'PATCH', path, { is_visit: false });
  expect(changed.body).toMatchObject({ pricing_mode: 'fixed' });
  expect((await market.ask('provider', 'PATCH', path, { is_visit: true })).body).toMatchObject({
    pricing_mode: 'visit',
  });
});
