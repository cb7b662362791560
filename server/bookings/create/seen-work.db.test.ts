import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { bookingOf, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();

test.each([
  { was: false, sends: undefined },
  { was: false, sends: false },
  { was: true, sends: true },
])('an offer that is another work at the same price is not booked: $was, $sends', async ({ was, sends }) => {
  const market = await openMarket(product, { base_price: '100.00', is_visit: was });
  await product.owner.execute(sql`update service_cards set is_visit = ${!was} where id = ${market.offer.id}`);
  const refused = await market.tryToBook({ is_visit: sends });
  expect([refusalOf(refused), refused.body]).toMatchObject([
    'state_changed',
    { data: { amount: '119.70', is_visit: !was } },
  ]);
  expect((await market.ask('customer', 'GET', '/api/v1/bookings')).body).toMatchObject({ items: [] });
  const booked = bookingOf(await market.tryToBook({ is_visit: !was }));
  expect(booked).toMatchObject({ is_visit: !was, price: { customer_total: '119.70' } });
});

test('who does not say what they saw, has seen a job: a client of the release before books no visit', async () => {
  const market = await openMarket(product, { base_price: '100.00', is_visit: true });
  const refused = await market.tryToBook({ is_visit: undefined });
  expect([refusalOf(refused), refused.body]).toMatchObject(['state_changed', { data: { is_visit: true } }]);
});

test('an hour that is a visit now is refused as such, whatever was chosen of it', async () => {
  const market = await openMarket(product, { base_price: '100.00', is_visit: true });
  const refused = await market.tryToBook({ is_visit: undefined, half_hours: 2 });
  expect([refusalOf(refused), refused.body]).toMatchObject(['state_changed', { data: { is_visit: true } }]);
  expect(refusalOf(await market.tryToBook({ half_hours: 2 }))).toBe('invalid_input');
});
