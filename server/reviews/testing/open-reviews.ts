import { BookingReviews, RatingSummary, Review, ReviewPhoto } from '@hirfa/contract/reviews';
import * as z from 'zod';
import { type Answer, ask } from '../../testing/calls.ts';
import { hoursFrom, type Market, openMarket } from '../../testing/market.ts';
import { getPhoto, putPhoto } from '../../testing/photos.ts';
import { newId } from '../../platform/ids.ts';
import type { TestProduct } from '../../testing/product.ts';

const HOUR_MS = 3_600_000;
const Page = RatingSummary.extend({ items: z.array(Review), next_cursor: z.string().nullable() });
type Who = 'customer' | 'provider';
type Header = () => Promise<Record<string, string>>;

export const photoPath = (booking: string, photo: string) => `/api/v1/bookings/${booking}/review/photos/${photo}`;

/** Asks for the picture of a photo in a review. */
export const openReviewPhoto = (
  product: Pick<TestProduct, 'address'>,
  header: Header,
  photo: string,
  asked?: Record<string, string>,
): Promise<Response> => getPhoto(product, header, `/review-photos/${photo}`, asked);

/** A market with the calls for reviews. */
export async function openReviews(product: TestProduct, given?: Market) {
  const market = given ?? (await openMarket(product));
  const pass = async (hours: number) => {
    product.clock.now = new Date(product.clock.now.getTime() + hours * HOUR_MS);
    await product.work();
  };
  const tryToWrite = (who: Who, id: string, said: object = {}): Promise<Answer> =>
    market.ask(who, 'PUT', `/api/v1/bookings/${id}/review`, { stars: 5, chips: [], text: '', ...said });
  const tryToAddPhoto = (
    id: string,
    {
      who = 'customer',
      photo = newId(),
      file,
    }: { who?: Who | 'admin'; photo?: string; file?: Uint8Array<ArrayBuffer> } = {},
  ): Promise<Answer> => putPhoto(product, market.as[who], photoPath(id, photo), file);
  return {
    market,
    tryToAddPhoto,
    /** Adds a drawn photo to the review of the customer. */
    addPhoto: async (id: string): Promise<ReviewPhoto> => ReviewPhoto.parse((await tryToAddPhoto(id)).body),
    removePhoto: (id: string, photo: string, who: Who | 'admin' = 'customer'): Promise<Answer> =>
      market.ask(who, 'DELETE', photoPath(id, photo)),
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
