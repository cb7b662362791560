import { REQUEST_ALERT } from '@hirfa/domain/bookings';
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
    if (connected) return;
    let polls = 0;
    let timer = setTimeout(poll, REQUEST_ALERT.firstPollMs);
    function poll() {
      polls += 1;
      void queryClient.invalidateQueries({ queryKey: bookings.listProviderBookings.key() });
      if (polls < REQUEST_ALERT.polls) timer = setTimeout(poll, REQUEST_ALERT.pollMs);
    }
    return () => clearTimeout(timer);
  }, [connected, bookings, queryClient]);
}
