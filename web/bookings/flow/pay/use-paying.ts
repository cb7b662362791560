import type { Booking } from '@hirfa/contract/bookings';
import type { Language } from '@hirfa/domain/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { usePressKey } from '../../../kit/use-press-key.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { paymentQuery } from '../../common/queries.ts';

/** Opens the gateway's page; `pending` stays true until the browser has left. */
export interface Paying {
  start: () => void;
  pending: boolean;
  error: Error | null;
}

export function usePaying(booking: Booking): Paying {
  const orpc = useOrpc();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { keyFor, answered } = usePressKey();
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: (input: { id: string; language: Language }) =>
      orpc.bookings.openCheckout.call(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: ({ checkout_url }) => {
      answered();
      window.location.assign(checkout_url);
    },
    onError: (failure) => {
      if (codeOf(failure) !== '') answered();
      void queryClient.invalidateQueries({ queryKey: paymentQuery(orpc, booking.id).queryKey });
    },
  });
  useResetOnPageShow(reset);
  return { start: () => mutate({ id: booking.id, language }), pending: isPending || isSuccess, error };
}

/** The back button restores this page with its button still pending. */
function useResetOnPageShow(reset: () => void) {
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
}
