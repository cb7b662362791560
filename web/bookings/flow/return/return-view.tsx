import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { isNotFoundError } from '../../../kit/not-found.ts';
import { isUnchangedSinceLeaving } from '../flow-storage.ts';
import { NoSuchBooking } from '../no-such-booking.tsx';
import { outcomeOf } from '../outcome.ts';
import { paidBookingQuery } from '../queries.ts';
import { useNow } from '../../common/use-now.ts';
import { Waiting } from '../waiting.tsx';

const SECOND = 1000;
/** Polls once a second at first, then less often. */
const OFTEN_FOR_MS = 30 * SECOND;
const SELDOM_MS = 5 * SECOND;
/** A person who left the gateway's page without paying gets a link back after this time. */
const BACK_AFTER_MS = 5 * SECOND;
const LONG_MS = 60 * SECOND;
/** For this time an earlier declined payment is ignored, because the current one may not have arrived yet. */
const STALE_DECLINE_MS = 30 * SECOND;

type ReturnViewProps = { id: string; onDecided: () => void };

/** Waits after the gateway's page for the result of the payment, which only the server knows. */
export function ReturnView({ id, onDecided }: ReturnViewProps) {
  const [since] = useState(() => Date.now());
  const waited = useNow(SECOND).getTime() - since;
  const { data, error } = useQuery({
    ...paidBookingQuery(useOrpc(), id),
    retry: false,
    refetchInterval: () => (Date.now() - since < OFTEN_FOR_MS ? SECOND : SELDOM_MS),
  });
  const decided = data !== undefined && isDecided(data, waited);

  const notifyDecided = useEffectEvent(onDecided);
  useEffect(() => {
    if (decided) notifyDecided();
  }, [decided]);

  if (error && data === undefined && isNotFoundError(error)) return <NoSuchBooking />;
  if (waited < LONG_MS || decided)
    return (
      <Waiting
        heading={<Trans>We are checking your payment…</Trans>}
        text={<Trans>This takes a few seconds. You can leave this page open.</Trans>}
      >
        {waited >= BACK_AFTER_MS && !decided && <BackToPaying id={id} />}
      </Waiting>
    );
  return (
    <Waiting
      heading={<Trans>This takes longer than usual</Trans>}
      text={
        <Trans>
          Your time is safe while we keep checking. We tell you as soon as we know; you don’t have to wait here.
        </Trans>
      }
    >
      <ButtonLink to="/bookings" size="l">
        <Trans>My bookings</Trans>
      </ButtonLink>
      <BackToPaying id={id} />
    </Waiting>
  );
}

function isDecided(booking: Booking, waitedMs: number): boolean {
  const outcome = outcomeOf(booking);
  if (outcome === 'declined' && isUnchangedSinceLeaving(booking)) return waitedMs > STALE_DECLINE_MS;
  return outcome !== 'open';
}

function BackToPaying({ id }: { id: string }) {
  return (
    <p className="text-s text-ink-1">
      <Trans>
        Left without paying?{' '}
        <TextLink to="/payment/$bookingId" params={{ bookingId: id }}>
          Back to the payment
        </TextLink>
      </Trans>
    </p>
  );
}
