import { ReceiptPhoto } from '@hirfa/contract/bookings';
import * as z from 'zod';
import { newId } from '../../platform/ids.ts';
import type { Answer } from '../calls.ts';
import type { Market } from '../market.ts';
import { getPhoto, putPhoto } from '../photos.ts';
import type { TestProduct } from '../product.ts';

type Who = 'customer' | 'provider' | 'admin';
const Listed = z.object({ items: z.array(ReceiptPhoto) });

/** The calls with which a provider adds receipts to extra work of a booking, and with which people look at them. */
export function receiptsOf(product: TestProduct, { as, ask }: Pick<Market, 'as' | 'ask'>, booking: string) {
  const path = `/api/v1/bookings/${booking}/receipt-photos`;
  const tryToAdd = (
    who: Who,
    { photo = newId(), file }: { photo?: string; file?: Uint8Array<ArrayBuffer> } = {},
  ): Promise<Answer> => putPhoto(product, as[who], `${path}/${photo}`, file);
  return {
    tryToAdd,
    add: async (): Promise<ReceiptPhoto> => ReceiptPhoto.parse((await tryToAdd('provider')).body),
    remove: (who: Who, photo: string): Promise<Answer> => ask(who, 'DELETE', `${path}/${photo}`),
    tryToList: (who: Who): Promise<Answer> => ask(who, 'GET', path),
    list: async (): Promise<ReceiptPhoto[]> => Listed.parse((await ask('provider', 'GET', path)).body).items,
    look: (who: Who, photo: string, asked?: Record<string, string>): Promise<Response> =>
      getPhoto(product, as[who], `/receipt-photos/${photo}`, asked),
  };
}
