import { ProblemPhoto } from '@hirfa/contract/bookings';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../calls.ts';
import type { Market } from '../market.ts';
import { getPhoto, putPhoto } from '../photos.ts';
import type { TestProduct } from '../product.ts';

export type Who = 'customer' | 'provider' | 'admin';
const Listed = z.object({ items: z.array(ProblemPhoto) });

/** The calls with which people add photos to the problem of a booking, and look at them. */
export function photosOfProblem(product: TestProduct, { as, ask }: Pick<Market, 'as' | 'ask'>, booking: string) {
  const path = `/api/v1/bookings/${booking}/problem-photos`;
  const tryToAdd = (
    who: Who,
    { photo = newId(), file }: { photo?: string; file?: Uint8Array<ArrayBuffer> } = {},
  ): Promise<Answer> => putPhoto(product, as[who], `${path}/${photo}`, file);
  return {
    tryToAdd,
    add: async (who: Who): Promise<ProblemPhoto> => ProblemPhoto.parse((await tryToAdd(who)).body),
    remove: (who: Who, photo: string): Promise<Answer> => ask(who, 'DELETE', `${path}/${photo}`),
    tryToList: (who: Who): Promise<Answer> => ask(who, 'GET', path),
    list: async (who: Who): Promise<ProblemPhoto[]> => Listed.parse((await ask(who, 'GET', path)).body).items,
    look: (who: Who, photo: string, asked?: Record<string, string>): Promise<Response> =>
      getPhoto(product, as[who], `/problem-photos/${photo}`, asked),
  };
}
