import * as z from 'zod';
import { providerCall } from '../calls.ts';
import { notFound, stateChanged } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { Booking } from './booking.ts';

/** A customer who cannot book the calling provider any more, and a booking of the two, by which they are unblocked. */
export const BlockedCustomer = z.strictObject({
  booking_id: z.uuid(),
  display_name: z.string(),
  avatar_url: z.string(),
  blocked_at: z.iso.datetime(),
});
export type BlockedCustomer = z.infer<typeof BlockedCustomer>;

const tags = ['bookings'];
const byBooking = z.strictObject({ booking_id: z.uuid() });
const path = '/api/v1/provider/blocked-customers';

/**
 * Whom a provider does not work for any more: private to the provider, who may be suspended. Both changes can be
 * repeated, and answer the booking as it is now.
 */
export const blocking = {
  /**
   * The customer of a paid booking cannot book the caller any more: `createBooking` refuses it with
   * `provider_unavailable`. Bookings that are made stay as they are. `state_changed`: the customer's account has ended.
   */
  blockCustomer: providerCall
    .route({ method: 'PUT', path: `${path}/{booking_id}`, summary: 'Block a customer', tags })
    .input(byBooking)
    .output(Booking)
    .errors({ ...notFound, ...stateChanged }),
  /** The customer of a paid booking, whichever of the two it is, can book the caller again. */
  unblockCustomer: providerCall
    .route({ method: 'DELETE', path: `${path}/{booking_id}`, summary: 'Unblock a customer', tags })
    .input(byBooking)
    .output(Booking)
    .errors(notFound),
  /** The customers whom the caller has blocked, the latest first. */
  listBlockedCustomers: providerCall
    .route({ method: 'GET', path, summary: 'My blocked customers', tags })
    .input(z.strictObject({ ...page }))
    .output(pageOf(BlockedCustomer)),
};
