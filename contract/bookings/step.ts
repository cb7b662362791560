import { personCall } from '../calls.ts';
import { idempotencyMismatch, notFound, stateChanged } from '../errors.ts';
import { Booking } from './booking.ts';

/**
 * A step of a booking: `POST /api/v1/bookings/{id}/<verb>`, which returns the booking after the step. Each needs an
 * Idempotency-Key: a call that is repeated under its key takes no further step and returns the booking as it is now.
 */
export const step = (verb: string, summary: string) =>
  personCall
    .meta({ once: true })
    .route({ method: 'POST', path: `/api/v1/bookings/{id}/${verb}`, summary, tags: ['bookings'] })
    .output(Booking)
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch });
