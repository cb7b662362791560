import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { BOOKING_REFUSALS } from '../../common/error-texts.ts';
import { useCall } from '../../../ui/use-call.ts';

/** Blocks or unblocks the customer of a booking; the answer replaces the cached one, and lists are fetched again. */
export function useBlocking(bookingId: string, done: () => void) {
  const { bookings, messages } = useOrpc();
  const queryClient = useQueryClient();
  const change = async (block: boolean) => {
    const input = { booking_id: bookingId };
    return block ? bookings.blockCustomer.call(input) : bookings.unblockCustomer.call(input);
  };
  return useCall(change, {
    refusals: { ...BOOKING_REFUSALS, state_changed: msg`This customer’s account no longer exists.` },
    onDone: async (booking) => {
      queryClient.setQueryData(bookings.getBooking.queryKey({ input: { id: bookingId } }), booking);
      // Whether the two can write to each other may have changed.
      void queryClient.invalidateQueries({ queryKey: messages.key() });
      await queryClient.invalidateQueries({ queryKey: bookings.key() });
      done();
    },
  });
}
