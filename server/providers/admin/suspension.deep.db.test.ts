import { expect, test } from 'vitest';
import { ask, refusalOf } from '../../testing/calls.ts';
import { hoursFrom, openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { suspend, reinstate } from './testing/suspension.ts';

const product = useProduct();
const REASON = 'The work was not done.';

test('of two admins who suspend at once one decides, and the bookings follow that choice', async () => {
  const market = await openMarket(product);
  const other = await signedIn(product, (await market.world.admin()).id);
  const path = `/api/v1/admin/providers/${market.provider.id}/suspend`;
  for (let round = 0; round < 4; round += 1) {
    const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 50 + round * 3) });
    const [kept, cancelled] = await Promise.all([
      suspend(market, 'keep'),
      ask(product, 'POST', path, { body: { reason: REASON, bookings: 'cancel' }, headers: await other() }),
    ]);
    expect([kept.status, cancelled.status].toSorted()).toEqual([200, 409]);
    expect(refusalOf(kept.status === 409 ? kept : cancelled)).toBe('state_changed');
    expect((await market.read('customer', id)).status).toBe(kept.status === 200 ? 'confirmed' : 'cancelled');
    await product.work();
    await reinstate(market);
  }
});

test('a request that is accepted while its provider is suspended is either accepted or cancelled, for both', async () => {
  const market = await openMarket(product);
  for (let round = 0; round < 6; round += 1) {
    const choice = round % 2 === 0 ? 'keep' : 'cancel';
    const { id } = await market.request({ starts_at: hoursFrom(product.clock.now, 50 + round * 3) });
    const [accepted, suspended] = await Promise.all([
      market.ask('provider', 'POST', `/api/v1/bookings/${id}/accept`, {}),
      suspend(market, choice),
    ]);
    expect(suspended.status).toBe(200);
    if (accepted.status !== 200) expect(refusalOf(accepted)).toBe('state_changed');
    await product.work();
    const { status, payment_status } = await market.read('customer', id);
    const stays = accepted.status === 200 && choice === 'keep';
    expect(status).toBe(stays ? 'confirmed' : 'cancelled');
    expect(stays ? ['captured'] : ['voided', 'refunded']).toContain(payment_status);
    await reinstate(market);
  }
});

test('a booking that is made while the provider is suspended does not stay open', async () => {
  const market = await openMarket(product);
  const customers = await Promise.all(
    Array.from({ length: 6 }, async () => signedIn(product, (await market.world.user()).id)),
  );
  for (let round = 0; round < 6; round += 1) {
    const wish = (index: number) => ({ starts_at: hoursFrom(product.clock.now, 50 + (round * 6 + index) * 3) });
    const [suspended, ...booked] = await Promise.all([
      suspend(market, round % 2 === 0 ? 'keep' : 'cancel'),
      ...customers.map((who, index) => market.tryToBook(wish(index), undefined, who)),
    ]);
    expect(suspended.status).toBe(200);
    for (const answer of booked.filter(({ status }) => status !== 201))
      expect(['not_found', 'provider_unavailable']).toContain(refusalOf(answer));
    const seen = await market.ask('admin', 'GET', `/api/v1/admin/providers/${market.provider.id}`);
    expect(seen.body).toMatchObject({ open_bookings: 0 });
    await reinstate(market);
  }
});
