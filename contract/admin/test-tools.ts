import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { ERRORS, notFound, stateChanged } from '../errors.ts';

const tags = ['admin'];

/** A booking that is deleted once its money is back; then `deleted_at` says when. */
export const Deletion = z.strictObject({ booking_id: z.uuid(), deleted_at: z.iso.datetime().nullable() });
export type Deletion = z.infer<typeof Deletion>;

/** Why a booking is not deleted. */
const refusals = {
  not_test_booking: ERRORS.not_test_booking,
  charged_back: ERRORS.charged_back,
  ...stateChanged,
};

const KeptBooking = z.strictObject({
  booking_id: z.uuid(),
  reason: z.enum(['not_found', 'not_test_booking', 'charged_back', 'state_changed']),
});
export type KeptBooking = z.infer<typeof KeptBooking>;

const TestTools = z.strictObject({ test_booking_id: z.uuid().nullable(), marked: z.int(), deleting: z.int() });
export type TestTools = z.infer<typeof TestTools>;

/**
 * What admins of a demo use to clean up: only bookings of two marked people can be deleted. Where the test tools are
 * off, none of these calls exists.
 */
export const testTools = {
  /** The booking of the automatic deletion, and how many bookings could be deleted or are being deleted. */
  getTestTools: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/test-tools', summary: 'Test tools', tags })
    .input(z.strictObject({}))
    .output(TestTools)
    .errors(notFound),
  /** Asks for the deletion of a booking; its money goes back first. Can be repeated. 7.34, 7.35 */
  adminDeleteBookingById: adminCall
    .meta({ audit: ['booking.delete'] })
    .route({ method: 'POST', path: '/functions/v1/admin-delete-booking-by-id', summary: 'Delete a test booking', tags })
    .input(z.strictObject({ booking_id: z.uuid() }))
    .output(Deletion)
    .errors({ ...notFound, ...refusals }),
  getBookingDeletion: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/test-tools/deletions/{booking_id}', summary: 'A deletion', tags })
    .input(z.strictObject({ booking_id: z.uuid() }))
    .output(Deletion)
    .errors(notFound),
  /** Asks for the deletion of the next marked bookings, in the order of their ids; `next` is where to go on. */
  resetTestData: adminCall
    .meta({ audit: ['test_data.reset', 'booking.delete'] })
    .route({ method: 'POST', path: '/api/v1/admin/test-tools/reset', summary: 'Delete the test bookings', tags })
    .input(z.strictObject({ after: z.uuid().optional() }))
    .output(z.strictObject({ asked: z.int(), kept: z.array(KeptBooking), next: z.uuid().nullable() }))
    .errors(notFound),
};
