import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';

/** Blocks or unblocks the customer of a booking; the answer replaces the cached one, and lists are fetched again. */
export function useBlocking(bookingId: string, done: () => void) {
  const { bookings, messages } = useOrpc();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (block: boolean) => {
      const input = { booking_id: bookingId };
      return block ? bookings.blockCustomer.call(input) : bookings.unblockCustomer.call(input);
    },
    onSuccess: async (booking) => {
      queryClient.setQueryData(bookings.getBooking.queryKey({ input: { id: bookingId } }), booking);
      // Whether the two can write to each other may have changed.
      void queryClient.invalidateQueries({ queryKey: messages.key() });
      await queryClient.invalidateQueries({ queryKey: bookings.key() });
      done();
    },
  });
}
