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
import { isSavedCard, MethodChoice, methodOf, type PayChoice } from './method-choice.tsx';
import { MissingWays } from './missing-ways.tsx';
import { PayActions, PayBar } from './pay-actions.tsx';
import { PaymentEnded } from '../payment-ended.tsx';
import { paymentQuery } from '../../common/queries.ts';
import { PaymentSteps } from '../payment-steps.tsx';
import { UnderWay } from '../under-way.tsx';
import { PayWithReference } from './reference/pay-with-reference.tsx';
import { SaveCard } from './save-card.tsx';
import { type PayWish, usePaying } from './use-paying.ts';
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
  const { data, isFetchedAfterMount } = useSuspenseQuery({
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
  // A booking that was just made is shown before its ways to pay are known.
  const isKnown = data.methods.length > 0 || isFetchedAfterMount;
  return <ToPay check={data} isDeclined={verdict === 'declined'} isKnown={isKnown} />;
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

type ToPayProps = { check: PaymentCheck; isDeclined: boolean; isKnown: boolean };

function ToPay({ check, isDeclined, isKnown }: ToPayProps) {
  const { booking, methods, can_save_card } = check;
  const language = useLanguage();
  const [saves_card, setSavesCard] = useState(false);
  const { choice, choices, choose } = usePayChoice(check, isDeclined);
  const canSave = can_save_card && choice === 'card';
  const paying = usePaying(booking, wishOf(choice, methods, canSave ? saves_card : undefined));
  // Nobody pays by a way that was not shown.
  const known = { ...paying, pending: paying.pending || !isKnown };
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
          <MethodChoice choices={choices} chosen={choice} who={who} onChoose={choose} />
          {canSave && <SaveCard checked={saves_card} onChange={setSavesCard} />}
          <MissingWays {...check} />
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <BookingCard booking={booking}>
            <PayActions booking={booking} paying={known} isDeclined={isDeclined} choice={choice} />
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
            method={methodOf(choice)}
            isSavedCard={isSavedCard(choice)}
          />
          <Agreed />
        </div>
      </div>
      <PayBar booking={booking} paying={known} isDeclined={isDeclined} choice={choice} />
    </div>
  );
}

/** The first choice is chosen: a saved card, unless it was just declined. */
function usePayChoice({ methods, cards }: PaymentCheck, isDeclined: boolean) {
  const [wanted, choose] = useState<PayChoice | null>(null);
  const choices: readonly PayChoice[] = [...cards, ...methods];
  const again = cards.find(({ id }) => wanted !== null && isSavedCard(wanted) && wanted.id === id);
  const first = isDeclined ? methods[0] : choices[0];
  const choice: PayChoice = again ?? methods.find((one) => one === wanted) ?? first ?? 'card';
  return { choice, choices, choose };
}

/** Always the one whose promise is shown. Where none is left, the server says what can be paid. */
function wishOf(choice: PayChoice, methods: readonly WayToPay[], saves_card: boolean | undefined): PayWish {
  if (isSavedCard(choice)) return { card_id: choice.id };
  return methods.length === 0 ? {} : { method: choice, saves_card };
}
