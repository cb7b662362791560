import type { Booking } from '@hirfa/contract/bookings';
import { Rescue } from '@hirfa/contract/discovery';
import { findAllFreeTimes } from '../../bookings/index.ts';
import { hoursFrom, type Market } from '../market.ts';
import type { TestProduct } from '../product.ts';

interface Other {
  jobs?: number;
  price?: string;
  profile?: object;
}

/** Another provider of the craft, who works at all hours and comes to the same area. */
export async function addOther(
  { world, offer, area }: Market,
  { jobs = 10, price = '450.00', profile = {} }: Other = {},
) {
  const category = { slug: offer.category_slug };
  const other = await world.provider(category, { metrics: { total_jobs: jobs }, ...profile });
  await world.worksAlways(other);
  await world.worksIn(other, area);
  const card = await world.card(other, category, { base_price: price });
  return { ...other, card };
}

export const rescueOf = async (market: Market, id: string): Promise<Rescue> =>
  Rescue.parse((await market.ask('customer', 'GET', `/api/v1/bookings/${id}/rescue`)).body);

/** A request that was declined, for a time in so many hours. */
export async function declined(
  { owner, clock }: TestProduct,
  market: Market,
  hours = 48,
  given: Parameters<Market['request']>[0] = {},
): Promise<Booking> {
  await findAllFreeTimes({ ctx: { db: owner, now: clock.now } });
  const booking = await market.request({ starts_at: hoursFrom(clock.now, hours), ...given });
  await market.step('provider', booking.id, 'decline', { reason: 'I am ill' });
  return market.read('customer', booking.id);
}

/** A confirmed booking that the provider has cancelled. */
export async function letDown(product: TestProduct, market: Market, hours = 48): Promise<Booking> {
  await findAllFreeTimes({ ctx: { db: product.owner, now: product.clock.now } });
  const { id } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, hours) });
  await market.step('provider', id, 'cancel', { reason: 'I am ill' });
  await product.work();
  return market.read('customer', id);
}
