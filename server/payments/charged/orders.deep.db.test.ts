import { signWebhook } from '@hirfa/sandbox/gateway';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { problemsOf } from '../../testing/lives/check.ts';
import { openMarket, payAtKiosk } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { sequencesOf } from '../../testing/gateways/sequences.ts';
import { TEST_GATEWAY, useProduct } from '../../testing/product.ts';

const product = useProduct();

/** Five things that happen around a payment in cash; events of the gateway may be early, late or repeated. */
async function happenings() {
  const market = await openMarket(product);
  const { id } = await market.book();
  const { page_url } = await market.openReference(id);
  const [attempt] = await product.owner.execute(sql`select checkout_id from payment_attempts where booking_id = ${id}`);
  const event_id = `evt_${newId()}`;
  const send = async () => {
    const body = JSON.stringify({ id: event_id, type: 'payment', data: { checkout: { id: attempt?.checkout_id } } });
    const headers = { 'sandbox-signature': signWebhook(TEST_GATEWAY.webhookSecret, body, product.clock.now) };
    await fetch(`${product.address}/api/v1/webhooks/sandbox`, { method: 'POST', body, headers });
    await product.work();
  };
  return {
    id,
    all: [
      send,
      () => send(),
      () => payAtKiosk(page_url, 'lost_webhook'),
      () => market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`),
      () => product.work(),
    ],
  };
}

test('in each of the 120 orders of five events the cash is charged once', async () => {
  const orders = sequencesOf([0, 1, 2, 3, 4]);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    const { id, all } = await happenings();
    for (const index of order) await all[index]?.();
    // What no event has told is found by the clock.
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    await product.work();
    expect(await ledgerOf(product, id), order.join()).toEqual({ gateway: '538.65', prepaid: '-538.65' });
    expect(await problemsOf(product, id), order.join()).toEqual([]);
  }
}, 600_000);
