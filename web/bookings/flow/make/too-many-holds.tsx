import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Hourglass from 'lucide-react/icons/hourglass';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { BookingTime, Moment } from '../../common/booking-time.tsx';
import { retryAt } from '../../common/error-texts.ts';
import { WithdrawButton } from '../../common/withdraw-button.tsx';
import { isUnpaid } from '../outcome.ts';
import { upcomingQuery } from '../queries.ts';

/** The customer holds too many slots without paying: names the unpaid bookings, and keeps the choices. */
export function TooManyHolds({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const [from] = useState(() => retryAt(error, new Date()));
  const { data } = useQuery(upcomingQuery(useOrpc()));
  const unpaid = (data?.items ?? []).filter(isUnpaid);
  const text =
    unpaid.length > 0 ? (
      <Trans>
        These bookings are not paid yet. Pay for one or let it go, then try again: everything you chose is kept.
      </Trans>
    ) : (
      <TooOften from={from} />
    );
  return (
    <div role="alert" className="flex flex-col gap-6">
      <EmptyState
        level={1}
        icon={<Hourglass aria-hidden />}
        heading={t`Too many unpaid bookings`}
        text={text}
        action={
          <Button size="l" onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        }
      />
      <Steady>
        <ul className="mx-auto flex w-full max-w-md flex-col gap-2 empty:hidden">
          {unpaid.map((booking) => (
            <Unpaid key={booking.id} booking={booking} />
          ))}
        </ul>
      </Steady>
    </div>
  );
}

function TooOften({ from }: { from: string | null }) {
  if (from === null)
    return <Trans>You have held many times without paying in the last hour. Everything you chose is kept.</Trans>;
  const moment = <Moment at={from} />;
  return (
    <Trans>
      You have held many times without paying in the last hour. You can try again from {moment}: everything you chose is
      kept.
    </Trans>
  );
}

function Unpaid({ booking }: { booking: Booking }) {
  const language = useLanguage();
  const provider = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  const until = <Moment at={booking.hold_until} />;
  return (
    <li className="rounded-m border border-sand-2 bg-card px-4 py-3 text-s">
      <TextLink
        to="/payment/$bookingId"
        params={{ bookingId: booking.id }}
        className="inline-flex min-h-11 items-center"
      >
        {textIn(booking, 'title', language)}
      </TextLink>
      <p className="text-ink-1">
        <Trans>with {provider}</Trans>
      </p>
      <p className="font-medium text-ink-0">
        <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
      </p>
      <p className="text-ink-1">
        <Trans>Held for you until {until}</Trans>
      </p>
      <WithdrawButton booking={booking} />
    </li>
  );
}
