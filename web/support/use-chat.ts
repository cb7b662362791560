import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { activeSupportQuery } from './queries.ts';
import { useCall } from '../ui/use-call.ts';

/**
 * The session of this page: the active one, or a new one, also after a press on "Start a new chat". One that was ended
 * elsewhere, or by silence, stays on the page as ended. It is about `bookingId`, where the person comes from a booking.
 * 4.27
 */
export function useChat(bookingId: string | undefined) {
  const orpc = useOrpc();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const open = useCall(orpc.support.openSupport.call, {
    // A booking that is not theirs is no reason not to help them.
    onFailed: (_, { booking_id }) => void (booking_id !== undefined && open.send({ language })),
    onDone: (session) => queryClient.setQueryData(activeSupportQuery(orpc).queryKey, { session }),
  });
  const start = () => open.send({ language, ...(bookingId && { booking_id: bookingId }) });
  const startOnce = useEffectEvent(start);
  useEffect(() => startOnce(), []);
  const { data: active } = useQuery({ ...activeSupportQuery(orpc), enabled: open.isDone });
  const id = open.answer?.id ?? null;
  return {
    id: open.isPending ? null : id,
    bookingId: active?.session?.booking_id ?? null,
    isTaken: (active?.session ?? open.answer)?.is_taken === true,
    isEnded: id !== null && active !== undefined && active.session?.id !== id,
    hasFailed: open.error !== null,
    isStarting: open.isPending,
    start,
  };
}
