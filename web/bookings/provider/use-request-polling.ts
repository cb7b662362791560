import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnected } from '../../kit/live/connected.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { pollForRequests } from './poll-for-requests.ts';

/** Polls for new requests a few times while there is no live connection, so that they arrive in time. 7.16, 9.23 */
export function useRequestPolling(): void {
  const connected = useConnected();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (connected) return undefined;
    let known = '';
    return pollForRequests(async () => {
      // An answer that fails says nothing: the next poll asks again.
      const now = await newRequests(orpc).catch(() => known);
      if (now === known) return;
      known = now;
      const { listProviderBookings, getProviderHome, getCalendar } = orpc.bookings;
      for (const { key } of [listProviderBookings, getProviderHome, getCalendar])
        void queryClient.invalidateQueries({ queryKey: key() });
    });
  }, [connected, orpc, queryClient]);
}

/** The ids of the new requests, as one text. */
async function newRequests({ bookings }: Orpc): Promise<string> {
  const wanted = { list: 'new', status: 'awaiting_acceptance', payment_status: 'authorized' } as const;
  const { items } = await bookings.listProviderBookings.call({ ...wanted, limit: 50 });
  return items.map(({ id }) => id).join();
}
