import type { PayoutState } from '@hirfa/domain/payouts';
import { defineEvent } from '../kernel/events.ts';

/** A payout is on its way, or came back. */
export const payoutMoved = defineEvent<{ payout_id: string; state: Extract<PayoutState, 'exported' | 'returned'> }>(
  'payout_moved',
);
