import type { Booking, Extra } from '@hirfa/contract/bookings';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '../../kit/api-link.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useCall } from '../../ui/use-call.ts';
import { BOOKING_REFUSALS } from '../common/error-texts.ts';
import { useBookingAnswer } from '../common/use-booking-answer.ts';
import { useResetOnPageShow } from '../common/use-reset-on-page-show.ts';

export interface ProposedExtra {
  work: string;
  materials: string;
  minutes: number;
  reason: string;
}

export function useProposeExtra({ id }: Booking, done: () => void) {
  const { bookings } = useOrpc();
  const send = (extra: ProposedExtra, options: { context: CallOptions }) =>
    bookings.proposeExtra.call({ id, ...extra }, options);
  return useCall(send, { once: true, refusals: BOOKING_REFUSALS, ...useBookingAnswer(id, done) });
}

/** The provider takes it back, or the customer declines it. */
export function useEndExtra({ id }: Booking, extra: Extra, step: 'withdrawExtra' | 'declineExtra', done: () => void) {
  const { bookings } = useOrpc();
  const send = (_given: void, options: { context: CallOptions }) =>
    bookings[step].call({ id, extra_id: extra.id }, options);
  const refusals = {
    ...BOOKING_REFUSALS,
    service_unavailable: msg`This extra work is being paid at this moment. Please look again in a minute.`,
  };
  return useCall(send, { once: true, refusals, ...useBookingAnswer(id, done) });
}

/** Approves it at the price that is shown, and opens the gateway's page; `isPending` until the browser has left. */
export function usePayExtra({ id }: Booking, extra: Extra) {
  const { bookings } = useOrpc();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { send, reset, refusal, isPending, isDone } = useCall(bookings.approveExtra.call, {
    once: true,
    refusals: {
      service_unavailable: msg`The payment page does not answer at the moment. Nothing was taken. Please try again in a minute.`,
      state_changed: msg`This extra work has just changed. Please look at it again.`,
      no_answer: msg`The payment page could not be reached. Nothing was taken. Check your connection and try again.`,
    },
    onDone: ({ checkout_url }) => window.location.assign(checkout_url),
    onFailed: () => void queryClient.invalidateQueries({ queryKey: bookings.key() }),
  });
  useResetOnPageShow(reset);
  const total = extra.costs?.total ?? '0.00';
  return {
    start: () => send({ id, extra_id: extra.id, total, language }),
    isPending: isPending || isDone,
    refusal,
  };
}
