import type { Booking } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { refusalOf } from '../../testing/calls.ts';
import { CARDS, hoursFrom, type Market, openMarket, payAt } from '../../testing/market.ts';
import { ledgerOf } from '../../testing/money.ts';
import { useProduct } from '../../testing/product.ts';
import { suspend, reinstate } from './testing/suspension.ts';

const product = useProduct();

/** Moves the time to the start of a booking, which its customer then confirms. */
async function started(market: Market): Promise<Booking> {
  const booking = await market.confirmed();
  product.clock.now = new Date(booking.starts_at);
  return market.step('customer', booking.id, 'start');
}

/** How far a booking is when its provider is suspended; what it is afterwards, by the choice of the admin. */
const STAGES = {
  'a hold': { make: (market: Market) => market.book(), keep: 'cancelled', cancel: 'cancelled' },
  'a declined payment': {
    make: async (market: Market) => {
      const { id } = await market.book();
      await market.pay(id, CARDS.declined);
      return market.read('customer', id);
    },
    keep: 'cancelled',
    cancel: 'cancelled',
  },
  'a request': { make: (market: Market) => market.request(), keep: 'cancelled', cancel: 'cancelled' },
  'an accepted booking whose capture is under way': {
    make: async (market: Market) => {
      const { id } = await market.request();
      return market.step('provider', id, 'accept');
    },
    keep: 'confirmed',
    cancel: 'cancelled',
  },
  'a confirmed booking': { make: (market: Market) => market.confirmed(), keep: 'confirmed', cancel: 'cancelled' },
  'started work': { make: started, keep: 'started', cancel: 'cancelled' },
  'work in progress': {
    make: async (market: Market) => market.step('customer', (await started(market)).id, 'begin'),
    keep: 'in_progress',
    cancel: 'cancelled',
  },
  'finished work': {
    make: async (market: Market) => market.step('provider', (await started(market)).id, 'finish'),
    keep: 'completed',
    cancel: 'completed',
  },
} as const;

for (const [stage, { make, ...after }] of Object.entries(STAGES))
  for (const choice of ['keep', 'cancel'] as const)
    test(`${choice}: ${stage} of a suspended provider is ${after[choice]}, and the money agrees`, async () => {
      const market = await openMarket(product);
      const { id } = await make(market);
      expect((await suspend(market, choice)).status).toBe(200);
      await product.work();
      const booking = await market.read('customer', id);
      expect(booking.status).toBe(after[choice]);
      const held = Object.keys(await ledgerOf(product, id));
      if (after[choice] === 'cancelled') {
        expect([booking.cancel_reason, held]).toEqual(['admin_cancelled', []]);
        expect(['pending', 'failed', 'voided', 'refunded']).toContain(booking.payment_status);
        const checkout = { language: 'en' };
        const again = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/checkout`, checkout);
        expect(refusalOf(again)).toBe('state_changed');
      } else expect([booking.payment_status, held.length > 0]).toEqual(['captured', true]);
    });

test('work that stays with a suspended provider is started with the code, finished and settled', async () => {
  const market = await openMarket(product);
  const { id, starts_at, start_code } = await market.confirmed();
  await suspend(market, 'keep');
  product.clock.now = new Date(starts_at);
  expect((await market.step('provider', id, 'start', { code: start_code })).status).toBe('started');
  expect((await market.step('provider', id, 'finish')).status).toBe('completed');
  await market.step('customer', id, 'confirm-completion');
  await product.work();
  expect((await market.read('provider', id)).earnings).not.toBeNull();
});

test('who pays at the gateway after the suspension gets the money back', async () => {
  const market = await openMarket(product);
  for (const choice of ['keep', 'cancel'] as const) {
    const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, choice === 'keep' ? 50 : 60) });
    const page = await market.openCheckout(id);
    await suspend(market, choice);
    // The gateway's page may be closed already.
    await payAt(page, CARDS.good).catch(() => undefined);
    await product.work();
    const { status, payment_status, authorized_at } = await market.read('customer', id);
    expect([status, authorized_at]).toEqual(['cancelled', null]);
    expect(['pending', 'voided']).toContain(payment_status);
    expect(await ledgerOf(product, id)).toEqual({});
    await reinstate(market);
  }
});

test('a suspended provider gets a clear answer to everything that needs an active one', async () => {
  const market = await openMarket(product);
  const { id } = await market.request();
  await suspend(market, 'keep');
  const refusal = async (method: string, path: string, body?: object) =>
    refusalOf(await market.ask('provider', method, path, body));
  expect(await refusal('POST', `/api/v1/bookings/${id}/accept`, {})).toBe('state_changed');
  expect(await refusal('PATCH', '/api/v1/provider', { pricing_mode: 'fixed' })).toBe('provider_required');
  expect(await refusal('POST', '/api/v1/provider/application/send', { version: 1 })).toBe('state_changed');
  const self = `/api/v1/admin/providers/${market.provider.id}/reinstate`;
  expect(await refusal('POST', self, {})).toBe('admin_required');
  // They may ask for the change that ends the suspension, and read what is theirs.
  const changes = { full_name: 'Salma Hassan' };
  expect((await market.ask('provider', 'POST', '/api/v1/provider/change-requests', { changes })).status).toBe(200);
  const reads = ['/api/v1/provider', '/api/v1/provider/bookings?list=upcoming', `/api/v1/bookings/${id}`];
  for (const path of reads) expect((await market.ask('provider', 'GET', path)).status, path).toBe(200);
});
