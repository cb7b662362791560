import type { Booking, PaymentCheck } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import type { WayToPay } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnected } from '../../../kit/live/connected.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { Agreed } from '../agreed.tsx';
import { BookingCard } from '../booking-card.tsx';
import { HoldCountdown } from '../hold-countdown.tsx';
import { type Verdict, verdictOf } from '../outcome.ts';
import { clearOfBar, payColumns } from '../flow-layout.ts';
import { MethodChoice } from './method-choice.tsx';
import { MissingWays } from './missing-ways.tsx';
import { PayActions, PayBar } from './pay-actions.tsx';
import { PaymentEnded } from '../payment-ended.tsx';
import { paymentQuery } from '../../common/queries.ts';
import { PaymentSteps } from '../payment-steps.tsx';
import { UnderWay } from '../under-way.tsx';
import { PayWithReference } from './reference/pay-with-reference.tsx';
import { usePaying } from './use-paying.ts';
import { Waiting } from '../waiting.tsx';

/** While a page to pay is open, only the gateway knows what happens there; the same without a live connection. */
const POLL_MS = 10_000;
const LAST_POLLS_MS = 3000;
/** There is nothing to pay: a job of the server marks the booking as paid. */
const FREE_POLLS_MS = 1000;
/** With a reference, the gateway tells the server when the cash is there; it is asked only to be sure. */
const REFERENCE_POLLS_MS = 60_000;

type PaymentViewProps = { id: string; onPaid: () => void };

/** A booking that waits for its payment. */
export function PaymentView({ id, onPaid }: PaymentViewProps) {
  const isConnected = useConnected();
  const { data } = useSuspenseQuery({
    ...paymentQuery(useOrpc(), id),
    refetchInterval: ({ state }) => state.data !== undefined && pauseBeforePoll(state.data, isConnected),
  });
  const { booking } = data;
  const verdict = verdictOf(data);
  const isPaid = verdict === 'sent' || verdict === 'further';

  const notifyPaid = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) notifyPaid();
  }, [isPaid]);

  // In cash there is nothing to secure: a job sends the request.
  const isCash = booking.cash !== null && verdict !== 'ended';
  if (isCash) return <Waiting heading={<Trans>Your request is being sent</Trans>} />;
  if (isPaid) return <Waiting heading={<Trans>Your payment is secured</Trans>} />;
  if (verdict === 'ended') return <PaymentEnded booking={booking} />;
  if (verdict === 'under_way') return <UnderWay booking={booking} isUnknown={false} />;
  if (isPaidByDiscounts(booking)) return <Waiting heading={<Trans>Your discounts pay for this booking</Trans>} />;
  if (data.reference !== null)
    return <PayWithReference booking={booking} reference={data.reference} methods={data.methods} />;
  return <ToPay check={data} isDeclined={verdict === 'declined'} />;
}

function pauseBeforePoll(check: PaymentCheck, isConnected: boolean): number | false {
  if (!isOpen(verdictOf(check))) return false;
  if (isPaidByDiscounts(check.booking) || check.booking.cash !== null) return FREE_POLLS_MS;
  const leftMs = Date.parse(check.booking.hold_until) - Date.now();
  if (leftMs <= 0) return LAST_POLLS_MS;
  if (isConnected && check.reference !== null) return Math.min(leftMs, REFERENCE_POLLS_MS);
  return isConnected && check.attempt === 'none' ? leftMs : POLL_MS;
}

const isPaidByDiscounts = ({ price }: Booking) => price?.customer_total === '0.00';

const isOpen = (verdict: Verdict) => !['sent', 'further', 'ended'].includes(verdict);

type ToPayProps = { check: PaymentCheck; isDeclined: boolean };

function ToPay({ check, isDeclined }: ToPayProps) {
  const { booking, methods } = check;
  const language = useLanguage();
  const [wanted, setWanted] = useState<WayToPay | null>(null);
  const method = methods.find((one) => one === wanted) ?? methods[0] ?? 'card';
  // Always the one whose promise is shown. Where none is left, the server says what can be paid.
  const paying = usePaying(booking, methods.length === 0 ? undefined : method);
  const provider = textIn(booking.provider, 'display_name', language);
  const who = <bdi>{provider}</bdi>;
  return (
    <div data-own-bar>
      <div className={`${payColumns} md:grid-rows-[auto_1fr] ${clearOfBar}`}>
        <div className="flex flex-col gap-5">
          <header>
            <h1 className="title-text sm:text-[2.25rem]">
              {isDeclined ? <Trans>Try the payment again</Trans> : <Trans>Pay for your booking</Trans>}
            </h1>
            <p className="mt-2 text-ink-1">
              <Trans>Then your request goes to {who}</Trans>
            </p>
          </header>
          {isDeclined && (
            <Notice tone="bad">
              <Trans>
                The payment was declined. Nothing was taken. You can try again, with another card too, until the hold
                ends.
              </Trans>
            </Notice>
          )}
          <HoldCountdown until={booking.hold_until} />
          <MethodChoice methods={methods} chosen={method} who={who} onChoose={setWanted} />
          <MissingWays {...check} />
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <BookingCard booking={booking}>
            <PayActions booking={booking} paying={paying} isDeclined={isDeclined} method={method} />
          </BookingCard>
        </div>
        <div className="flex flex-col gap-5 md:mt-2">
          <h2 className="section-text">
            <Trans>What happens next</Trans>
          </h2>
          <PaymentSteps
            provider={provider}
            startsAt={booking.starts_at}
            price={booking.price ?? undefined}
            isPackage={booking.package !== null}
            method={method}
          />
          <Agreed />
        </div>
      </div>
      <PayBar booking={booking} paying={paying} isDeclined={isDeclined} method={method} />
    </div>
  );
}
