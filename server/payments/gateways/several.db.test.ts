import { sql } from 'drizzle-orm';
import { piastres } from '@hirfa/domain/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakePaymob } from '../../testing/fakes/paymob.ts';
import { PAYMOB_ACCOUNT } from '../../testing/fakes/paymob-account.ts';
import { CARDS, openMarket, passHours, payAt } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { createPaymobGateway } from '../index.ts';
import { gatewayFor, offeredMethods } from '../services.ts';

const product = useProduct();
let fake: Awaited<ReturnType<typeof startFakePaymob>>;

/** Cards at the sandbox, which takes the same least amount and is the first; wallets and cash at Paymob. */
beforeAll(async () => {
  const clock = () => product.clock.now;
  fake = await startFakePaymob(clock);
  const { services } = product;
  services.gateway = { ...services.gateway, methods: { card: piastres(100) } };
  services.otherGateways = [createPaymobGateway({ ...PAYMOB_ACCOUNT, url: fake.url }, clock)];
});
afterAll(() => fake.close());

const attemptOf = async (id: string) => {
  const [row] = await product.owner.execute(
    sql`select adapter, checkout_id as order_id from payment_attempts where booking_id = ${id} order by id desc limit 1`,
  );
  return { adapter: row?.adapter, order: String(row?.order_id) };
};

async function tell(order: string): Promise<number> {
  const { body, query } = fake.webhookOf(order);
  const address = `${product.address}/api/v1/webhooks/paymob?${query.toString()}`;
  return (await fetch(address, { method: 'POST', body })).status;
}

test('each method is paid where its least amount is the lowest, of equal ones at the first gateway', () => {
  const { services } = product;
  const [paymob] = services.otherGateways;
  const where = (methods: object) => {
    const gateway = { ...services.gateway, methods };
    const inUse = { gateway, otherGateways: paymob === undefined ? [] : [paymob] };
    return [gatewayFor(inUse, 'card')?.name, gatewayFor(inUse, 'wallet')?.name, offeredMethods(inUse).card];
  };
  expect(where({ card: piastres(100) })).toEqual(['sandbox', 'paymob', 100]);
  expect(where({ card: piastres(500), wallet: piastres(50) })).toEqual(['paymob', 'sandbox', 100]);
  expect(where({})).toEqual(['paymob', 'paymob', 100]);
  expect(gatewayFor({ gateway: { ...services.gateway, methods: {} }, otherGateways: [] }, 'card')).toBeUndefined();
});

test('a customer chooses among the methods of both, and each webhook reaches the gateway that it names', async () => {
  const market = await openMarket(product);
  const { id } = await market.book();
  const { body } = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
  expect(body).toMatchObject({ methods: ['card', 'wallet', 'kiosk'] });
  expect(new URL(await market.openCheckout(id, 'wallet')).pathname).toBe('/unifiedcheckout/');
  const wallet = await attemptOf(id);
  expect(wallet.adapter).toBe('paymob');
  const card = await market.openCheckout(id, 'card');
  expect((await attemptOf(id)).adapter).toBe('sandbox');
  await payAt(card, CARDS.good);
  fake.account.pay(wallet.order, 'accepted');
  expect(await tell(wallet.order)).toBe(204);
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ payment_status: 'authorized', is_charged: false });
  expect(fake.account.held(wallet.order), 'the surplus has gone back').toBe(0);
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await ledgerOf(product, id)).toMatchObject({ gateway: '538.65' });
});

test('cash is paid with a reference of Paymob, late cash is owed, and its page is here', async () => {
  const market = await openMarket(product);
  for (const late of [false, true]) {
    const { id } = await market.book();
    expect(new URL(await market.openCheckout(id, 'kiosk')).pathname).toBe(`/payment/${id}`);
    const { order } = await attemptOf(id);
    const { body } = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
    expect(body).toMatchObject({ reference: { code: expect.stringMatching(/^\d{9}$/), page_url: null } });
    if (late) await passHours(product, 5);
    fake.account.settle(order);
    expect(await tell(order)).toBe(204);
    await product.work();
    expect(await market.read('customer', id)).toMatchObject(
      late ? { status: 'cancelled', payment_status: 'refunded' } : { payment_status: 'authorized', is_charged: true },
    );
    expect(await ledgerOf(product, id)).toEqual({ gateway: '538.65', [late ? 'customer_owed' : 'prepaid']: '-538.65' });
    if (!late) await market.step('provider', id, 'decline', { reason: 'too_busy' });
    await product.work();
  }
});
