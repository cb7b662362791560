import type { Booking } from '@hirfa/contract/bookings';
import { addDays, cairoDay, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { SecondVisitPromise } from '../../ui/second-visit-promise.tsx';
import { AskSecondVisit } from './ask-second-visit.tsx';

type WarrantyCardProps = { booking: Booking; name: ReactNode; now: Date };

/** The promise of a free second visit, and the way to it. */
export function WarrantyCard({ booking, name, now }: WarrantyCardProps) {
  const { warranty } = booking;
  if (warranty === null || booking.part !== 'customer' || booking.status === 'cancelled') return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:flex-nowrap sm:gap-6 sm:p-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 className="section-text flex items-center gap-2">
          <ShieldCheck aria-hidden className="size-5 shrink-0 text-ok" />
          <Trans>Free second visit</Trans>
        </h2>
        <p className="max-w-2xl text-s text-ink-1">
          <WhatIsPromised warranty={warranty} name={name} now={now} />
        </p>
      </div>
      <Way booking={booking} name={name} />
    </Card>
  );
}

type Promised = { warranty: NonNullable<Booking['warranty']>; name: ReactNode; now: Date };

function WhatIsPromised({ warranty: { days, until, can_ask, visit_id }, name, now }: Promised) {
  const last = <LastDay until={until} />;
  if (until === null) return <SecondVisitPromise days={days} />;
  if (can_ask)
    return (
      <Trans>
        If something is not right, {name} comes again and you pay nothing. You can ask for it until {last}.
      </Trans>
    );
  if (visit_id !== null) return <Trans>You have asked for it.</Trans>;
  if (now >= new Date(until)) return <Trans>It could be asked for until {last}.</Trans>;
  return <Trans>You can’t ask for it at the moment. Our support helps if you need it.</Trans>;
}

/** The last day on which it can be asked for; `until` is the midnight after it. */
function LastDay({ until }: { until: string | null }) {
  const locale = useLocale();
  if (until === null) return null;
  const day = startOfDay(addDays(cairoDay(new Date(until)), -1));
  return <bdi>{formatDateTime(day, 'day', locale)}</bdi>;
}

function Way({ booking, name }: Omit<WarrantyCardProps, 'now'>) {
  const visit = booking.warranty?.visit_id ?? null;
  return (
    <span className="flex shrink-0 flex-wrap items-center gap-3 empty:hidden max-[480px]:w-full max-[480px]:*:w-full">
      {booking.warranty?.can_ask === true && <AskSecondVisit booking={booking} name={name} />}
      {visit !== null && (
        <ButtonLink to="/booking-confirmation/$bookingId" params={{ bookingId: visit }} variant="secondary">
          <Trans>See the free second visit</Trans>
        </ButtonLink>
      )}
    </span>
  );
}
