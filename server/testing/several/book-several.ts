import type { Booking, CreateBookingInput } from '@hirfa/contract/bookings';
import { bookingOf, type Market } from '../market.ts';

/** Adds offers of the provider of a market in the category of the first one: a drain at 180.50 for 90 minutes. */
export async function addDrain(market: Market) {
  const { world, provider, offer } = market;
  return world.card(
    provider,
    { slug: offer.category_slug },
    { title_en: 'Clearing a drain', title_ar: 'تسليك صرف', base_price: '180.50', duration_minutes: 90 },
  );
}

/** The price of the offer of a market together with others. */
export async function totalWith(market: Market, also: readonly string[]): Promise<string> {
  const search = also.map((id, index) => `also[${index}]=${id}`).join('&');
  const { body } = await market.ask('customer', 'GET', `/api/v1/service-cards/${market.offer.id}/price?${search}`);
  return String(Object(body).customer_total);
}

/** Books the offer of a market with others. */
export async function bookWith(
  market: Market,
  also: readonly string[],
  given: Partial<CreateBookingInput> = {},
): Promise<Booking> {
  const customer_total = await totalWith(market, also);
  return bookingOf(await market.tryToBook({ also: [...also], customer_total, ...given }));
}
