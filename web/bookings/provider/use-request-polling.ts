import { pollForRequests } from './poll-for-requests.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnected } from '../../kit/live/connected.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

/** A request must not be late: without a live connection the lists are polled, a few times. 9.23 */
export function useRequestPolling(): void {
  const connected = useConnected();
  const { bookings } = useOrpc();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (connected) return undefined;
    return pollForRequests(() => void queryClient.invalidateQueries({ queryKey: bookings.listProviderBookings.key() }));
  }, [connected, bookings, queryClient]);
}
