import type { Booking } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { BOOKING_REFUSALS } from './error-texts.ts';

/**
 * What follows a call that answers a booking, for `useCall`: the answer replaces the cached booking, and what has
 * changed meanwhile is read again. Where the step is no longer possible, a toast says so, and `done` is called, too.
 */
export function useBookingAnswer(id: string, done: () => void) {
  const { bookings } = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: bookings.key() });
  return {
    onDone(booking: Booking) {
      queryClient.setQueryData(bookings.getBooking.queryKey({ input: { id } }), booking);
      refetch();
      done();
    },
    onFailed(error: unknown) {
      refetch();
      if (codeOf(error) !== 'state_changed') return;
      toast({ tone: 'warn', title: i18n._(BOOKING_REFUSALS.state_changed) });
      done();
    },
  };
}
