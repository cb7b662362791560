import { pollForRequests } from './poll-for-requests.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnected } from '../../kit/live/connected.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

/** Polls the lists a few times while there is no live connection, so that requests arrive in time. 9.23 */
export function useRequestPolling(): void {
  const connected = useConnected();
  const { bookings } = useOrpc();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (connected) return undefined;
    return pollForRequests(() => {
      void queryClient.invalidateQueries({ queryKey: bookings.listProviderBookings.key() });
      void queryClient.invalidateQueries({ queryKey: bookings.getProviderHome.key() });
      void queryClient.invalidateQueries({ queryKey: bookings.getCalendar.key() });
    });
  }, [connected, bookings, queryClient]);
}
