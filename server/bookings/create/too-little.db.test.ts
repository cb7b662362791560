import { piastres } from '@hirfa/domain/payments';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { extrasOf } from '../../testing/extras/sides.ts';
import { openMarket } from '../../testing/market.ts';
import { openPackageMarket, packagesOf } from '../../testing/packages/packages.ts';
import { useProduct } from '../../testing/product.ts';

const product = useProduct();
const OwnPrice = z.object({ price: z.object({ customer_total: z.string() }), least: z.string().nullable() });

/** The gateway charges no less than this, in piastres. */
function chargingAtLeast(least: number) {
  const { gateway } = product.services;
  product.services.gateway = { ...gateway, methods: { card: piastres(least) } };
  onTestFinished(() => void (product.services.gateway = gateway));
}

const refused = (least: string) => ({
  status: 409,
  body: expect.objectContaining({ code: 'too_little_to_pay', data: { least } }) as object,
});

test('a booking that costs less than the gateway charges is refused at once, and its price says so before', async () => {
  chargingAtLeast(5000);
  const market = await openMarket(product, { base_price: '41.00' });
  const price = async () =>
    OwnPrice.parse((await market.ask('customer', 'GET', `/api/v1/service-cards/${market.offer.id}/own-price`)).body);
  expect(await price()).toMatchObject({ price: { customer_total: '49.08' }, least: '50.00' });
  expect(await market.tryToBook()).toMatchObject(refused('50.00'));
  chargingAtLeast(4908);
  expect(await price()).toMatchObject({ least: null });
  expect((await market.tryToBook()).status).toBe(201);
});

test('a package that costs less than the gateway charges is refused at once', async () => {
  const market = await openPackageMarket(product);
  const { create, wish } = packagesOf(product, market);
  const input = await wish();
  chargingAtLeast(119_702);
  expect(await create(input)).toMatchObject(refused('1197.02'));
  chargingAtLeast(119_701);
  expect((await create(input)).status).toBe(201);
});

test('extra work that costs less than the gateway charges is not proposed, and nobody is sent to pay for it', async () => {
  const market = await openMarket(product);
  const { propose, approve, newest } = extrasOf(market, (await market.confirmed()).id);
  chargingAtLeast(5000);
  expect(await propose('41.00', '0.00')).toMatchObject(refused('50.00'));
  expect((await propose('42.00', '0.00')).status).toBe(200);
  // Another gateway was chosen since.
  chargingAtLeast(6000);
  expect(await approve()).toMatchObject(refused('60.00'));
  expect(await newest()).toMatchObject({ approved_at: null, outcome: null });
});

test('a booking of before the gateway was changed, which costs less than it charges, is not sent there', async () => {
  const market = await openMarket(product, { base_price: '41.00' });
  const { id } = await market.book();
  chargingAtLeast(5000);
  expect(await market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, { language: 'en' })).toMatchObject(
    refused('50.00'),
  );
});
