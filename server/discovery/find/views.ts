import { ahead, pricesOf, withCustomerPrice, withPriceFrom } from '../views.ts';
import type { FoundRow } from './found-queries.ts';

/** What visitors read of a found provider, with the offer that matches. */
export const foundProvider =
  (now: Date) =>
  ({ provider, category, card }: FoundRow) => {
    const prices = pricesOf([card]);
    const { next_free_at, ...tile } = withPriceFrom(prices)(provider);
    const { photos, ...offer } = withCustomerPrice(prices)(card);
    return {
      ...tile,
      category,
      next_free_at: ahead(next_free_at, now),
      offer: { ...offer, photos: photos.slice(0, 1) },
    };
  };
