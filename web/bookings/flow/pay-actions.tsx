import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useEffect } from 'react';
import { useOrpc } from '../../app/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLanguage } from '../../ui/use-language.ts';
import { codeOf } from '../error-texts.ts';
import { keepPaying } from './kept.ts';
import { paidBookingQuery } from './queries.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type PayActionsProps = { booking: Booking; isDeclined: boolean };

/** The one button: to the gateway's page; and the quiet way out. */
export function PayActions({ booking, isDeclined }: PayActionsProps) {
  const orpc = useOrpc();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const pay = useMutation(
    orpc.bookings.openCheckout.mutationOptions({
      onSuccess: ({ checkout_url }) => {
        keepPaying(booking);
        window.location.assign(checkout_url);
      },
      onError: () => void queryClient.invalidateQueries({ queryKey: paidBookingQuery(orpc, booking.id).queryKey }),
    }),
  );
  useComingBack(pay.reset);
  const amount = <Money amount={booking.price?.customer_total ?? '0.00'} piastres />;
  const who = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  return (
    <div className="flex flex-col gap-3">
      {pay.error && (
        <Notice tone="bad">
          <PayProblem code={codeOf(pay.error)} />
        </Notice>
      )}
      <Button size="l" wide pending={pay.isPending || pay.isSuccess} onClick={() => pay.mutate({ id: booking.id, language })}>
        {!pay.isPending && !pay.isSuccess && <LockKeyhole aria-hidden />}
        <span>{isDeclined ? <Trans>Try again: {amount}</Trans> : <Trans>Pay {amount}</Trans>}</span>
      </Button>
      <p className="text-center text-xs text-ink-2">
        <Trans>You are charged only if {who} accepts</Trans>
      </p>
      <WithdrawButton booking={booking} />
    </div>
  );
}

/** The browser's way back shows this page as it was left, its button still at work. */
function useComingBack(reset: () => void) {
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [reset]);
}

function PayProblem({ code }: { code: string }) {
  switch (code) {
    case 'service_unavailable':
      return <Trans>The payment page does not answer at the moment. Nothing was taken. Please try again in a minute.</Trans>;
    case 'state_changed':
      return <Trans>This booking has just changed. Please look at it again.</Trans>;
    case 'authentication_required':
      return <Trans>You are signed out. Please sign in again to pay.</Trans>;
    default:
      return <Trans>The payment page could not be reached. Nothing was taken. Check your connection and try again.</Trans>;
  }
}
