import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Money } from '../../../ui/money.tsx';
import { Pattern } from '../../../ui/pattern.tsx';
import { useLanguage } from '../../../kit/use-language.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { BookingCard } from '../booking-card.tsx';
import { isNotFoundError } from '../../../kit/not-found.ts';
import { payColumns } from '../flow-layout.ts';
import { HoldCountdown } from '../hold-countdown.tsx';
import { clearFlow } from '../flow-storage.ts';
import { NoSuchBooking } from '../no-such-booking.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { PaymentEnded } from '../payment-ended.tsx';
import { paidBookingQuery } from '../queries.ts';
import { Waiting } from '../waiting.tsx';

const POLL_MS = 5000;

type ResultViewProps = {
  id: string;
  /** Nothing is decided yet. */
  onOpen: () => void;
  /** The booking is already further: accepted, declined, ended. */
  onFurther: () => void;
};

/** The result of the payment, and the next action. */
export function ResultView({ id, onOpen, onFurther }: ResultViewProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...paidBookingQuery(useOrpc(), id),
    refetchInterval: ({ state }) => (state.data && outcomeOf(state.data) === 'ended' ? false : POLL_MS),
  });
  const outcome: Outcome | null = data === undefined ? null : outcomeOf(data);

  const follow = useEffectEvent((known: Outcome | null) => {
    if (known === 'sent' || known === 'further') clearFlow(id);
    if (known === 'open') onOpen();
    if (known === 'further') onFurther();
  });
  useEffect(() => follow(outcome), [outcome]);

  if (data === undefined && error) {
    if (isNotFoundError(error)) return <NoSuchBooking />;
    return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  }
  if (data === undefined || outcome === 'open' || outcome === 'further')
    return <Waiting heading={<Trans>We are checking your payment…</Trans>} />;
  if (outcome === 'ended') return <PaymentEnded booking={data} />;
  return outcome === 'declined' ? <Declined booking={data} /> : <Sent booking={data} />;
}

function Sent({ booking }: { booking: Booking }) {
  const language = useLanguage();
  const who = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  const moment = booking.respond_by && <DateTime at={booking.respond_by} form="day-and-time" />;
  const amount = <Money amount={booking.price?.customer_total ?? '0.00'} piastres />;
  return (
    <Result
      booking={booking}
      icon={<CircleCheck aria-hidden />}
      tone="bg-ok-soft text-ok"
      heading={<Trans>Your request is on its way to {who}</Trans>}
      action={
        <ButtonLink to="/booking-confirmation/$bookingId" params={{ bookingId: booking.id }} size="l">
          <Trans>See your booking</Trans>
        </ButtonLink>
      }
    >
      {moment && (
        <p className="font-semibold text-ink-0">
          <Trans>They answer by {moment}.</Trans>
        </p>
      )}
      <p>
        <Trans>{amount} is held. You are charged only if they accept; otherwise the whole amount is released.</Trans>
      </p>
    </Result>
  );
}

function Declined({ booking }: { booking: Booking }) {
  return (
    <Result
      booking={booking}
      icon={<CircleX aria-hidden />}
      tone="bg-bad-soft text-bad"
      heading={<Trans>The payment was declined</Trans>}
      action={
        <ButtonLink to="/payment/$bookingId" params={{ bookingId: booking.id }} size="l">
          <Trans>Try the payment again</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Nothing was taken. You can try again, with another card too, until the hold ends.</Trans>
      </p>
      <HoldCountdown until={booking.hold_until} />
    </Result>
  );
}

type ResultProps = {
  booking: Booking;
  icon: ReactNode;
  tone: string;
  heading: ReactNode;
  action: ReactNode;
  children: ReactNode;
};

function Result({ booking, icon, tone, heading, action, children }: ResultProps) {
  return (
    <div className={payColumns}>
      <section className="relative isolate flex flex-col items-start overflow-hidden rounded-l bg-sand-1 px-5 py-8 sm:p-8 lg:p-10">
        <Pattern from="end" className="-z-10 text-clay opacity-20" />
        <span
          className={classNames(
            'mb-5 inline-flex size-16 items-center justify-center rounded-full [&_svg]:size-8',
            tone,
          )}
        >
          {icon}
        </span>
        <h1 className="title-text sm:text-[2.25rem]">{heading}</h1>
        <div className="mt-3 flex w-full max-w-lg flex-col gap-3 text-ink-1">{children}</div>
        <div className="mt-7 max-sm:w-full max-sm:[&>a]:w-full">{action}</div>
      </section>
      <BookingCard booking={booking} />
    </div>
  );
}
