import type { Booking, PaymentCheck } from '@hirfa/contract/bookings';
import { stageOf } from '../facts/facts.ts';

/** The result of paying: none yet, declined, ended unpaid, authorized and waiting for an answer, or further on. */
type Outcome = 'open' | 'declined' | 'ended' | 'sent' | 'further';

function outcomeOf(booking: Booking): Outcome {
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

/** Whether the booking waits for its payment. */
export function isUnpaid(booking: Booking): boolean {
  return ['open', 'declined'].includes(outcomeOf(booking));
}

/** What pages about a payment show; of an unpaid booking also what the gateway says. */
export type Verdict = Exclude<Outcome, 'open'> | 'not_paid' | 'under_way' | 'unknown';

export function verdictOf({ booking, attempt }: PaymentCheck): Verdict {
  const outcome = outcomeOf(booking);
  if (outcome !== 'open' && outcome !== 'declined') return outcome;
  if (attempt === 'under_way' || attempt === 'unknown') return attempt;
  // While the gateway's page is open again, an earlier decline is no longer the news.
  return outcome === 'declined' && attempt === 'none' ? 'declined' : 'not_paid';
}
