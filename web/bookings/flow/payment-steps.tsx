import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/date-time.tsx';
import { useNow } from '../common/use-now.ts';

/** The next steps of a booking, above all when money is held and charged. */
export function PaymentSteps({ provider, startsAt }: { provider: string; startsAt: string }) {
  const who = <bdi>{provider}</bdi>;
  return (
    <ol className="flex flex-col gap-4">
      <Point number={1} heading={<Trans>You pay on a secure page</Trans>}>
        <Trans>The amount is only held. Hirfa never sees your card’s number.</Trans>
      </Point>
      <Point number={2} heading={<Trans>{who} answers within 24 hours</Trans>}>
        <Trans>You are charged only if they accept. Otherwise the whole amount is released.</Trans>
      </Point>
      <Point number={3} heading={<Trans>You can still change your mind</Trans>}>
        <FreeCancellation startsAt={startsAt} />
      </Point>
    </ol>
  );
}

function FreeCancellation({ startsAt }: { startsAt: string }) {
  const now = useNow();
  const until = new Date(Date.parse(startsAt) - BOOKING_TIMES.freeCancellationMs);
  if (until <= now)
    return <Trans>Cancel free of charge within 30 minutes of being accepted, up to an hour before the start.</Trans>;
  const moment = <DateTime at={until.toISOString()} form="day-and-time" />;
  return <Trans>Cancel free of charge until {moment}.</Trans>;
}

function Point({ number, heading, children }: { number: number; heading: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-clay-soft text-xs font-bold text-clay-ink"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">{heading}</p>
        <p className="text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
