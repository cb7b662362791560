import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOrpc } from '../use-orpc.ts';

/**
 * Reads the shown slots of a provider, and their own calendar, again whenever the slots change. Without a connection
 * they stay as they were read.
 */
export function useWatchedSlots(providerId: string): void {
  const queryClient = useQueryClient();
  const { bookings } = useOrpc();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    async function watch() {
      const { watchSlots } = await import('./watch-slots.ts');
      const ask = () => {
        for (const queryKey of [bookings.listSlots.key(), bookings.getCalendar.key()])
          void queryClient.invalidateQueries({ queryKey });
      };
      if (!isOver) stop = watchSlots(providerId, ask);
    }
    watch().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [providerId, bookings, queryClient]);
}
