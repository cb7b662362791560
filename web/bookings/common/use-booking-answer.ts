import type { Booking } from '@hirfa/contract/bookings';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { amountNow, codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { BOOKING_REFUSALS } from './error-texts.ts';

/**
 * What follows a call that answers a booking, for `useCall`: the answer replaces the cached booking, and what has
 * changed meanwhile is read again. Where the step is no longer possible, a toast says so, and `done` is called, too;
 * where the shown amount has changed, the person decides again.
 */
export function useBookingAnswer(id: string, done: () => void) {
  const { bookings } = useOrpc();
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const read = () => queryClient.invalidateQueries({ queryKey: bookings.key() });
  return {
    onDone(booking: Booking) {
      queryClient.setQueryData(bookings.getBooking.queryKey({ input: { id } }), booking);
      void read();
      done();
    },
    onFailed(error: unknown) {
      const isRead = read();
      // The button stays pending until the new amount is shown.
      if (amountNow(error) !== null) return isRead;
      if (codeOf(error) !== 'state_changed') return undefined;
      toast({ tone: 'warn', title: i18n._(BOOKING_REFUSALS.state_changed) });
      return done();
    },
  };
}
