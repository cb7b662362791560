import type { Person } from '@hirfa/contract/admin';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey } from '../../kit/new-key.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { personQuery } from '../queries.ts';

/** Cancels a booking of a person as an admin; the page then shows it as cancelled. */
export function useCancelBooking(personId: string) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = personQuery(orpc, personId);
  return useMutation({
    mutationFn: (id: string) => orpc.bookings.cancelBooking.call({ id }, { context: { idempotencyKey: newKey() } }),
    onSuccess: ({ id, status }) => {
      toast({ tone: 'ok', title: t`The booking is cancelled.` });
      queryClient.setQueryData<Person>(queryKey, (person) => {
        if (person === undefined) return person;
        const change = <Booking extends { id: string }>(booking: Booking) =>
          booking.id === id ? { ...booking, status, can_cancel: false } : booking;
        return {
          ...person,
          open_bookings: person.open_bookings.filter((booking) => booking.id !== id),
          newest_bookings: person.newest_bookings.map(change),
        };
      });
    },
    onError: () => {
      toast({ tone: 'bad', title: t`The booking could not be cancelled.` });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
