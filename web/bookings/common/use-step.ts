import type { Booking } from '@hirfa/contract/bookings';
import type { BookingEvent } from '@hirfa/domain/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CallOptions } from '../../kit/api-link.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { amountNow, codeOf } from '../../kit/error-code.ts';
import { BOOKING_REFUSALS } from './error-texts.ts';

/** The steps that people take with a booking, named as in the state table. */
export type Step = Extract<
  BookingEvent,
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'cancel'
  | 'start'
  | 'begin'
  | 'finish'
  | 'settle'
  | 'provider_absent'
  | 'customer_absent'
>;

/** What the person writes for a step. */
export interface StepInput {
  reason?: string;
  code?: string;
  /** The refund that was shown before a cancellation. */
  refund?: string;
}

type Calls = Orpc['bookings'];
type Send = (calls: Calls, id: string, input: StepInput, options: { context: CallOptions }) => Promise<Booking>;

const SEND: Record<Step, Send> = {
  accept: (calls, id, _given, options) => calls.acceptBooking.call({ id }, options),
  decline: (calls, id, { reason = '' }, options) => calls.declineBooking.call({ id, reason }, options),
  withdraw: (calls, id, _given, options) => calls.withdrawBooking.call({ id }, options),
  cancel: (calls, id, { reason, refund }, options) =>
    calls.cancelBooking.call({ id, ...(reason && { reason }), ...(refund && { refund }) }, options),
  start: (calls, id, { code }, options) => calls.startBooking.call({ id, ...(code && { code }) }, options),
  begin: (calls, id, _given, options) => calls.beginBooking.call({ id }, options),
  finish: (calls, id, _given, options) => calls.finishBooking.call({ id }, options),
  settle: (calls, id, _given, options) => calls.confirmCompletion.call({ id }, options),
  provider_absent: (calls, id, _given, options) => calls.reportProviderAbsent.call({ id }, options),
  customer_absent: (calls, id, _given, options) => calls.reportCustomerAbsent.call({ id }, options),
};

/**
 * Takes a step of a booking: the answer replaces the cached booking, and lists are fetched again. A booking that
 * changed meanwhile is fetched again too. The caller shows other refusals (`problem`), and that the shown amount has
 * changed, so that the person decides again.
 */
export function useStep(id: string, step: Step, done?: () => void) {
  const { bookings } = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: bookings.key() });
  const call = useCall((input: StepInput, options) => SEND[step](bookings, id, input, options), {
    once: true,
    refusals: {
      ...BOOKING_REFUSALS,
      service_unavailable: msg`The payment service does not answer. Please try again in a moment.`,
    },
    onDone: (booking) => {
      queryClient.setQueryData(bookings.getBooking.queryKey({ input: { id } }), booking);
      refetch();
      done?.();
    },
    onFailed: (error) => {
      if (codeOf(error) !== 'state_changed') return undefined;
      // The button stays pending until the new amount is shown.
      if (amountNow(error) !== null) return queryClient.invalidateQueries({ queryKey: bookings.key() });
      toast({ tone: 'warn', title: i18n._(BOOKING_REFUSALS.state_changed) });
      refetch();
      return done?.();
    },
  });
  const { error } = call;
  return {
    take: (input: StepInput = {}) => call.send(input),
    pending: call.isPending,
    error,
    problem: isOver(error) ? undefined : call.refusal,
    reset: call.reset,
  };
}

/** The step is no longer possible, whatever the amount. */
const isOver = (error: unknown) => codeOf(error) === 'state_changed' && amountNow(error) === null;
