import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { refusalOf } from '../testing/calls.ts';
import { hoursFrom, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';

const product = useProduct();
const MINUTE = 60_000;

test('a cancellation that was free when it was shown is refused with the present refund, and nothing is cancelled', async () => {
  const market = await openMarket(product);
  const { id, cancellation } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 30) });
  expect(cancellation).toMatchObject({ is_free: true, refund: '538.65' });
  product.clock.now = new Date(Date.parse(cancellation?.free_until ?? '') + MINUTE);

  const path = `/api/v1/bookings/${id}/cancel`;
  const key = { 'idempotency-key': newId() };
  const refused = await market.ask('customer', 'POST', path, { refund: '538.65' }, key);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: 'state_changed', data: { amount: '282.15' } }),
  ]);
  expect(await market.read('customer', id)).toMatchObject({
    status: 'confirmed',
    cancellation: { is_free: false, refund: '282.15', kept: '256.50' },
  });

  const later = { 'idempotency-key': newId() };
  const cancelled = await market.ask('customer', 'POST', path, { refund: '282.15' }, later);
  expect([cancelled.status, cancelled.body]).toEqual([200, expect.objectContaining({ status: 'cancelled' })]);
});

test('a customer cannot cancel without the refund that was shown; a provider sends none', async () => {
  const market = await openMarket(product);
  const { id } = await market.confirmed();
  const path = `/api/v1/bookings/${id}/cancel`;
  const refused = await market.ask('customer', 'POST', path, {}, { 'idempotency-key': newId() });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ data: { fields: [expect.objectContaining({ path: 'refund' })] } }),
  ]);
  expect(await market.step('provider', id, 'cancel', { reason: 'I am ill' })).toMatchObject({ status: 'cancelled' });
});

test('a booking is refused with the present price when the rates changed after it was shown', async () => {
  const market = await openMarket(product);
  const shown = await market.total();
  await product.owner.execute(sql`insert into settings (id, name, value, category_slug, holds_from)
    values (${newId()}, 'vat_rate', 0.1, ${market.offer.category_slug}, ${product.clock.now})`);
  const refused = await market.tryToBook({ customer_total: shown });
  expect([refused.status, refusalOf(refused), refused.body]).toEqual([
    409,
    'state_changed',
    expect.objectContaining({ data: { amount: await market.total(), is_visit: false, warranty_days: null } }),
  ]);
  expect((await market.ask('customer', 'GET', '/api/v1/bookings')).body).toMatchObject({ items: [] });
  expect((await market.book()).price?.customer_total).toBe(await market.total());
});
