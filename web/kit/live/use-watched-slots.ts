import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOrpc } from '../use-orpc.ts';

/** Reads the shown slots of a provider again whenever they change. Without a connection they stay as they were read. */
export function useWatchedSlots(providerId: string): void {
  const queryClient = useQueryClient();
  const { bookings } = useOrpc();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    async function watch() {
      const { watchSlots } = await import('./watch-slots.ts');
      const ask = () => void queryClient.invalidateQueries({ queryKey: bookings.listSlots.key() });
      if (!isOver) stop = watchSlots(providerId, ask);
    }
    watch().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [providerId, bookings, queryClient]);
}
