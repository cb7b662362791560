import type { Booking } from '@hirfa/contract/bookings';
import { isByReference, type WayToPay } from '@hirfa/domain/payments';
import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { paymentQuery } from '../../common/queries.ts';
import { useResetOnPageShow } from '../../common/use-reset-on-page-show.ts';
import { useCall } from '../../../ui/use-call.ts';

/**
 * Opens the gateway's page, gets a reference, or pays with a saved card; `pending` stays true until the browser has
 * left, or shows it.
 */
export interface Paying {
  start: () => void;
  pending: boolean;
  /** Why it does not open. */
  refusal: string | undefined;
}

/** What pays; nothing of it where the server decides. */
export interface PayWish {
  method?: WayToPay | undefined;
  /** The saved card that pays at once. */
  card_id?: string | undefined;
  /** Whether the card that is typed on the gateway's page is saved. */
  saves_card?: boolean | undefined;
}

export function usePaying(booking: Booking, { method, card_id, saves_card }: PayWish): Paying {
  const orpc = useOrpc();
  const language = useLanguage();
  const queryClient = useQueryClient();
  // The page of the payment shows the reference.
  const isHere = method !== undefined && isByReference(method);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: paymentQuery(orpc, booking.id).queryKey });
  const { send, reset, refusal, isPending, isDone } = useCall(orpc.bookings.openCheckout.call, {
    once: true,
    refusals: {
      service_unavailable: msg`The payment page does not answer at the moment. Nothing was taken. Please try again in a minute.`,
      state_changed: msg`This booking has just changed. Please look at it again.`,
      authentication_required: msg`You are signed out. Please sign in again to pay.`,
      no_answer: msg`The payment page could not be reached. Nothing was taken. Check your connection and try again.`,
    },
    onDone: ({ checkout_url }) => (isHere ? readAgain() : window.location.assign(checkout_url)),
    onFailed: readAgain,
  });
  useResetOnPageShow(reset);
  return {
    start: () =>
      send({
        id: booking.id,
        language,
        ...(method && { method }),
        ...(card_id !== undefined && { card_id }),
        ...(saves_card !== undefined && { saves_card }),
      }),
    pending: isPending || isDone,
    refusal,
  };
}
