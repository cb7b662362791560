import type { Offer } from '@hirfa/contract/discovery';
import type { ServiceCard } from '@hirfa/contract/providers';
import { type PackageKind, shownPackage, usualPrice } from '@hirfa/domain/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { customerPrices, type CustomerPrices } from '../payments/index.ts';
import type { findCardsOf, findOffers } from './provider-queries.ts';
import type { findServices } from './queries.ts';

type Row<Find extends (...values: never) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];
type Priced = { price_settings: unknown };

/** The prices that customers read in these rows, which have the same rates. */
export const pricesOf = ([row]: readonly Priced[]): CustomerPrices => customerPrices(row?.price_settings ?? null);

/** A service without its id. */
export const serviceTile =
  (prices: CustomerPrices) =>
  <Service extends Row<typeof findServices>>({ id: _, lowest_price, price_settings: __, ...tile }: Service) => ({
    ...tile,
    price_from: lowest_price === null ? null : prices(lowest_price, tile.category.slug),
  });

type ProviderRow = Row<typeof findOffers>['provider'] & Partial<Priced>;

/** A provider with the price of the offer that is the cheapest for customers; a category may have a lower VAT. */
export const withPriceFrom =
  (prices: CustomerPrices) =>
  <Provider extends ProviderRow>({ cheapest_offers, price_settings: _, ...provider }: Provider) => {
    const [cheapest] = cheapest_offers
      .map((offer) => ({ ...offer, price: prices(offer.base_price, offer.category_slug) }))
      .toSorted((one, other) => Number(one.price) - Number(other.price));
    return {
      ...provider,
      price_from: cheapest?.price ?? null,
      pricing_mode: cheapest?.pricing_mode ?? provider.pricing_mode,
    };
  };

/** A card with the price that customers read. */
export const withCustomerPrice =
  (prices: CustomerPrices) =>
  ({ price_settings: _, monthly, yearly, ...card }: Row<typeof findCardsOf>): ServiceCard => ({
    ...card,
    customer_price: prices(card.base_price, card.category_slug),
    package: packageOf(card, { monthly, yearly }, prices),
  });

type Sold = Pick<ServiceCard, 'base_price' | 'pricing_mode' | 'duration_minutes' | 'category_slug'>;

/** The package of a card in lists, with what customers pay for it: as much as its bookings together. */
function packageOf(card: Sold, rates: Record<PackageKind, string | null>, prices: CustomerPrices) {
  const price = (rate: string | null) => (rate === null ? null : fromDecimal(rate));
  const single = usualPrice(fromDecimal(card.base_price), card.pricing_mode === 'hourly', card.duration_minutes);
  const shown = shownPackage({ monthly: price(rates.monthly), yearly: price(rates.yearly) }, single);
  if (shown === undefined) return null;
  const { shares, ...sold } = shown;
  const paid = shares.map((share) => fromDecimal(prices(toDecimal(share), card.category_slug)));
  return { ...sold, customer_price: toDecimal(piastres(paid.reduce((sum, each) => sum + each, 0))) };
}

export const byCustomerPrice = (one: ServiceCard, other: ServiceCard) =>
  Number(one.customer_price) - Number(other.customer_price);

/** An offer of a service; the category of the row belongs to its provider. */
export const offerOf =
  (prices: CustomerPrices) =>
  ({ card, provider, category }: Row<typeof findOffers>): Offer => ({
    card: withCustomerPrice(prices)(card),
    provider: { ...withPriceFrom(prices)(provider), category },
  });

/** A stored start that has passed is not told: it is found again in a moment. */
export function ahead(start: Date | null, now: Date): string | null {
  return start !== null && start > now ? start.toISOString() : null;
}
