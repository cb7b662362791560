import type { Booking } from '@hirfa/contract/bookings';
import { stageOf } from '../facts/facts.ts';

/** The result of paying: none yet, declined, ended unpaid, authorized and waiting for an answer, or further on. */
export type Outcome = 'open' | 'declined' | 'ended' | 'sent' | 'further';

export function outcomeOf(booking: Booking): Outcome {
  switch (stageOf(booking)) {
    case 'unpaid':
      return 'open';
    case 'payment_failed':
      return 'declined';
    case 'waiting':
      return 'sent';
    case 'cancelled':
      return booking.authorized_at === null ? 'ended' : 'further';
    default:
      return 'further';
  }
}
