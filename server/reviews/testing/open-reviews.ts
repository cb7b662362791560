import { BookingReviews, RatingSummary, Review } from '@hirfa/contract/reviews';
import * as z from 'zod';
import { type Answer, ask } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import type { TestProduct } from '../../testing/product.ts';

const HOUR_MS = 3_600_000;
const Page = RatingSummary.extend({ items: z.array(Review), next_cursor: z.string().nullable() });
type Who = 'customer' | 'provider';

/** A market with the calls for reviews. */
export async function openReviews(product: TestProduct, given?: Market) {
  const market = given ?? (await openMarket(product));
  const pass = async (hours: number) => {
    product.clock.now = new Date(product.clock.now.getTime() + hours * HOUR_MS);
    await product.work();
  };
  const tryToWrite = (who: Who, id: string, said: object = {}): Promise<Answer> =>
    market.ask(who, 'PUT', `/api/v1/bookings/${id}/review`, { stars: 5, chips: [], text: '', ...said });
  return {
    market,
    /** Lets so much time pass, and does what is due then. */
    pass,
    /** The id of a booking whose job was done and settled. */
    async settled(): Promise<string> {
      const { id, start_code } = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 3) });
      await pass(4);
      await market.step('provider', id, 'start', { code: start_code });
      await pass(2);
      await market.step('provider', id, 'finish');
      await market.step('customer', id, 'confirm-completion');
      await product.work();
      return id;
    },
    tryToWrite,
    write: async (who: Who, id: string, said?: object): Promise<BookingReviews> =>
      BookingReviews.parse((await tryToWrite(who, id, said)).body),
    /** What everybody reads of the provider. */
    listed: async (query = '') =>
      Page.parse((await ask(product, 'GET', `/api/v1/providers/${market.provider.id}/reviews${query}`)).body),
    async read(who: Who, id: string): Promise<BookingReviews> {
      return BookingReviews.parse((await market.ask(who, 'GET', `/api/v1/bookings/${id}/reviews`)).body);
    },
  };
}
