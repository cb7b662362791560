import type { Booking } from '@hirfa/contract/bookings';
import { stageOf } from '../facts/facts.ts';

/** What became of paying: nothing yet, declined, over without money, secured and waiting for an answer, or further on. */
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
