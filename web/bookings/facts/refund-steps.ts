import type { Booking } from '@hirfa/contract/bookings';
import type { Refund } from '@hirfa/contract/payments';

/** All refunds of a booking, that of its price last. */
export const refundsOf = ({ refund, earlier_refunds }: Booking): Refund[] =>
  refund === null ? earlier_refunds : [...earlier_refunds, refund];

/** One step of a refund, in their order. */
export interface RefundStep {
  id: 'requested' | 'sent' | 'done' | 'failed' | 'returned' | 'credited' | 'transfer_asked' | 'transferred' | 'by_bank';
  at: string;
}

/** What has become of a refund so far, each with its date. */
export function refundSteps({ state, requested_at, sent_at, ended_at, owed }: Refund): RefundStep[] {
  const isEnded = state === 'done' || state === 'failed';
  const isCredit = owed?.state === 'credited';
  const isOfBank = owed?.state === 'paid_by_bank';
  return [
    step('requested', requested_at),
    step('sent', isEnded ? null : sent_at),
    step(state === 'done' ? 'done' : 'failed', isEnded ? ended_at : null),
    step('returned', owed?.returned_at),
    step(isCredit ? 'credited' : 'transfer_asked', isOfBank ? null : owed?.chosen_at),
    step('transferred', isCredit || isOfBank ? null : owed?.given_at),
    step('by_bank', isOfBank ? owed?.given_at : null),
  ].flat();
}

const step = (id: RefundStep['id'], at: string | null | undefined): RefundStep[] => (at ? [{ id, at }] : []);

/** Whether the customer has to choose how they get a refund. */
export const isToChoose = ({ owed }: Refund): boolean => owed?.state === 'open' && !owed.waits_for_bank;
