import type { Booking } from '@hirfa/contract/bookings';
import type { DisputeReason } from '@hirfa/domain/bookings';
import { msg } from '@lingui/core/macro';
import type { CallOptions } from '../../kit/api-link.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { BOOKING_REFUSALS } from '../common/error-texts.ts';
import { useBookingAnswer } from '../common/use-booking-answer.ts';

type Calls = Orpc['bookings'];
/** What people do about a problem, named as in the state table. */
export type DisputeStep =
  | { event: 'dispute'; reason: DisputeReason; text: string; paid_in_cash?: string }
  | { event: 'answer_dispute'; text: string }
  | { event: 'withdraw_dispute' }
  | { event: 'give_back'; refund: string };

function send(calls: Calls, id: string, step: DisputeStep, options: { context: CallOptions }): Promise<Booking> {
  switch (step.event) {
    case 'dispute':
      return calls.openDispute.call(
        { id, reason: step.reason, text: step.text, ...(step.paid_in_cash && { paid_in_cash: step.paid_in_cash }) },
        options,
      );
    case 'answer_dispute':
      return calls.answerDispute.call({ id, text: step.text }, options);
    case 'withdraw_dispute':
      return calls.withdrawDispute.call({ id }, options);
    case 'give_back':
      return calls.giveBack.call({ id, refund: step.refund }, options);
  }
}

export function useDispute(id: string, done: () => void) {
  const { bookings } = useOrpc();
  const answer = useBookingAnswer(id, done);
  return useCall((step: DisputeStep, options: { context: CallOptions }) => send(bookings, id, step, options), {
    once: true,
    refusals: {
      ...BOOKING_REFUSALS,
      service_unavailable: msg`Money of an earlier change is still on its way. Please try again shortly.`,
    },
    ...answer,
  });
}
