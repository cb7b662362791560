import type { Booking } from '@hirfa/contract/bookings';
import { HOLDS } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import Hourglass from 'lucide-react/icons/hourglass';
import { useLanguage } from '../../../kit/use-language.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Steady } from '../../../ui/steady/steady.tsx';
import { BookingTime, Moment } from '../../common/booking-time.tsx';
import { retryAt } from '../../common/error-texts.ts';
import { WithdrawButton } from '../../common/withdraw-button.tsx';
import { useNow } from '../../common/use-now.ts';
import { isUnpaid } from '../outcome.ts';
import { upcomingQuery } from '../queries.ts';

/** The customer holds too many slots without paying: names the unpaid bookings, and keeps the choices. */
export function TooManyHolds({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const [from] = useState(() => retryAt(error, new Date()));
  const { data, isPending } = useQuery(upcomingQuery(useOrpc()));
  const now = useNow();
  const unpaid = (data?.items ?? []).filter(isUnpaid);
  const isTooOften = !isPending && unpaid.length === 0;
  const isTooEarly = isTooOften && from !== null && now < new Date(from);
  const text =
    unpaid.length > 0 ? (
      <Trans>
        These bookings are not paid yet. Pay for one or let it go, then go on: everything you chose is kept.
      </Trans>
    ) : (
      <TooOften from={from} />
    );
  return (
    <Held
      heading={isTooOften ? t`Please wait a little` : t`Too many unpaid bookings`}
      text={text}
      unpaid={unpaid}
      mustWait={isPending || isTooEarly || unpaid.length >= HOLDS.atOnce}
      onRetry={onRetry}
    />
  );
}

/** The customer holds all times of another package without paying: it is paid or let go first. */
export function UnpaidPackage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(upcomingQuery(useOrpc()));
  const unpaid = (data?.items ?? []).filter((booking) => booking.package !== null && isUnpaid(booking));
  return (
    <Held
      heading={t`You have a package waiting for payment`}
      text={<Trans>Pay for it or let it go, then go on: everything you chose is kept.</Trans>}
      unpaid={unpaid}
      mustWait={isPending || unpaid.length > 0}
      onRetry={onRetry}
    />
  );
}

type HeldProps = {
  heading: string;
  text: ReactNode;
  unpaid: readonly Booking[];
  /** The server would refuse it again. */
  mustWait: boolean;
  onRetry: () => void;
};

/** What is held and not paid, and the way on. */
function Held({ heading, text, unpaid, mustWait, onRetry }: HeldProps) {
  return (
    <div role="alert" className="flex flex-col gap-6">
      <EmptyState level={1} icon={<Hourglass aria-hidden />} heading={heading} text={text} />
      <Steady>
        <ul className="mx-auto flex w-full max-w-md flex-col gap-2 empty:hidden">
          {unpaid.map((booking) => (
            <Unpaid key={booking.id} booking={booking} />
          ))}
        </ul>
      </Steady>
      <Button size="l" disabled={mustWait} onClick={onRetry} className="self-center max-sm:w-full">
        <Trans>Go on with my booking</Trans>
      </Button>
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
  const title = textIn(booking, 'title', language);
  const provider = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  const until = <Moment at={booking.hold_until} />;
  return (
    <li className="rounded-m border border-sand-2 bg-card p-4 text-s">
      <p className="card-text wrap-anywhere">{title}</p>
      <p className="text-ink-1">
        <Trans>with {provider}</Trans>
      </p>
      <p className="font-medium text-ink-0">
        <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
      </p>
      <p className="text-ink-1">
        <Trans>Held for you until {until}</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-[1_1_9rem] *:whitespace-nowrap">
        <ButtonLink to="/payment/$bookingId" params={{ bookingId: booking.id }} variant="secondary">
          <span>
            <Trans>Pay now</Trans>
            <span className="sr-only">: {title}</span>
          </span>
        </ButtonLink>
        <WithdrawButton booking={booking} />
      </div>
    </li>
  );
}
