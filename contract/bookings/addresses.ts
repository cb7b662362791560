import { KEPT_ADDRESSES } from '@hirfa/domain/bookings';
import * as z from 'zod';
import { personCall } from '../calls.ts';
import { ServiceArea } from '../catalogue/index.ts';
import { notFound } from '../errors.ts';
import { LINE } from '../texts.ts';

const Name = z.string().trim().max(KEPT_ADDRESSES.nameMax).regex(LINE);

/** Where a customer had work done. `name` is what the customer calls it, empty without one. */
export const CustomerAddress = z.strictObject({
  id: z.uuid(),
  area: ServiceArea,
  address: z.string(),
  name: z.string(),
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

const tags = ['bookings'];
const path = '/api/v1/me/addresses';
const One = z.strictObject({ id: z.uuid() });

/**
 * The addresses of the caller's paid bookings: at most `KEPT_ADDRESSES.most`, of which the one used longest ago goes
 * first. Bookings have copies of their own.
 */
export const addresses = {
  /** The latest used first. */
  listAddresses: personCall
    .route({ method: 'GET', path, summary: 'My addresses', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(CustomerAddress) })),
  renameAddress: personCall
    .route({ method: 'PATCH', path: `${path}/{id}`, summary: 'Name an address', tags })
    .input(One.extend({ name: Name }))
    .output(CustomerAddress)
    .errors(notFound),
  deleteAddress: personCall
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Remove an address', tags })
    .input(One)
    .output(One)
    .errors(notFound),
};
