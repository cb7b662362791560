import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isNotFoundError } from '../../../kit/not-found.ts';
import { useConnected } from '../../../kit/live/connected.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useNow } from '../../common/use-now.ts';
import { clearFlow } from '../flow-storage.ts';
import { NoSuchBooking } from '../no-such-booking.tsx';
import { type Verdict, verdictOf } from '../outcome.ts';
import { PaymentEnded } from '../payment-ended.tsx';
import { paymentQuery } from '../../common/queries.ts';
import { Waiting } from '../waiting.tsx';
import { NotPaid } from './not-paid.tsx';
import { Sent } from './sent.tsx';
import { UnderWay } from '../under-way.tsx';

const SECOND = 1000;
/** Asks often at first, then less often. */
const OFTEN_FOR_MS = 30 * SECOND;
const OFTEN_MS = 2 * SECOND;
const SELDOM_MS = 10 * SECOND;
/** The server asks the gateway for at most 3 seconds. */
const LONG_MS = 5 * SECOND;

/** The result of the payment is known. */
const isDecided = (verdict: Verdict) => ['sent', 'declined', 'ended'].includes(verdict);

type OutcomeViewProps = {
  id: string;
  /** The page whose address says that the payment is decided. */
  isResult: boolean;
  /** What a customer is offered once the request is with the provider. */
  offer: ReactNode;
  onDecided: () => void;
  /** It is not decided, or no longer. */
  onOpen: () => void;
  /** The booking is already further: accepted, declined, ended. */
  onFurther: () => void;
};

/**
 * What became of a payment, which only the server knows: people come back from the gateway's page also without paying,
 * and before the gateway has decided.
 */
export function OutcomeView({ id, isResult, offer, onDecided, onOpen, onFurther }: OutcomeViewProps) {
  const { t } = useLingui();
  const [since] = useState(() => Date.now());
  const isConnected = useConnected();
  const { data, error, isFetching, refetch } = useQuery({
    ...paymentQuery(useOrpc(), id),
    retry: false,
    refetchInterval: ({ state }) => {
      const known = state.data && verdictOf(state.data);
      // What follows is told; a payment that is not decided, only the gateway knows.
      if (known === 'ended' || (known !== undefined && isDecided(known) && isConnected)) return false;
      return Date.now() - since < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS;
    },
  });
  const verdict = data === undefined ? null : verdictOf(data);

  const follow = useEffectEvent((known: Verdict) => {
    if (known === 'sent' || known === 'further') clearFlow(id);
    if (known === 'further') onFurther();
    else if (isDecided(known) !== isResult) (isResult ? onOpen : onDecided)();
  });
  useEffect(() => {
    if (verdict !== null) follow(verdict);
  }, [verdict]);

  if (data === undefined && error) {
    if (isNotFoundError(error)) return <NoSuchBooking />;
    return (
      <ErrorState heading={t`We could not check your payment`} onRetry={() => void refetch()} pending={isFetching} />
    );
  }
  if (data === undefined || verdict === null) return <Checking id={id} since={since} />;
  const { booking } = data;
  switch (verdict) {
    case 'further':
      return (
        <Waiting
          heading={
            booking.cash === null ? <Trans>Your payment is secured</Trans> : <Trans>Your request is being sent</Trans>
          }
        />
      );
    case 'ended':
      return <PaymentEnded booking={booking} />;
    case 'sent':
      return <Sent booking={booking} offer={offer} />;
    case 'not_paid':
    case 'declined':
      // A job sends the request.
      if (booking.cash !== null) return <Waiting heading={<Trans>Your request is being sent</Trans>} />;
      return <NotPaid booking={booking} isDeclined={verdict === 'declined'} />;
    case 'under_way':
    case 'unknown':
      return <UnderWay booking={booking} isUnknown={verdict === 'unknown'} />;
  }
}

/** The first answer is on its way; where it takes long, nobody has to wait for it. */
function Checking({ id, since }: { id: string; since: number }) {
  const isLong = useNow(SECOND).getTime() - since >= LONG_MS;
  return (
    <Waiting
      heading={<Trans>We are checking your payment…</Trans>}
      text={
        isLong && (
          <Trans>
            Hirfa does not answer yet. You don’t have to wait here: the result will stand with your booking.
          </Trans>
        )
      }
    >
      {isLong && (
        <ButtonLink to="/booking-confirmation/$bookingId" params={{ bookingId: id }} variant="secondary">
          <Trans>See your booking</Trans>
        </ButtonLink>
      )}
    </Waiting>
  );
}
