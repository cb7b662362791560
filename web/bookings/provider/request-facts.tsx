import type { Booking } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Repeat from 'lucide-react/icons/repeat';
import ListChecks from 'lucide-react/icons/list-checks';
import UsersRound from 'lucide-react/icons/users-round';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import { AreaWords, PlaceIcon } from '../common/booking-place.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { WeeklyMeetings } from '../common/meetings.tsx';
import { PackageDays } from '../common/package-days.tsx';
import { ServiceList } from '../common/service-list.tsx';

const iconStyle = 'mt-[.25em] size-4.5 shrink-0 text-ink-2';

/** When and where the work of a request is, and for how many people. */
export function RequestFacts({ booking }: { booking: Booking }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1.5 text-s text-ink-0">
      <Fact whole icon={<CalendarDays aria-hidden className={iconStyle} />} name={<Trans>When</Trans>}>
        <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
      </Fact>
      {booking.package && (
        <Fact whole icon={<Repeat aria-hidden className={iconStyle} />} name={<Trans>Package</Trans>}>
          <WeeklyMeetings kind={booking.package.kind} />
          <span className="block text-xs font-normal text-ink-1 empty:hidden">
            <PackageDays booking={booking} />
          </span>
        </Fact>
      )}
      <Fact icon={<PlaceIcon mode={booking.mode} className={iconStyle} />} name={<Trans>Where</Trans>}>
        <AreaWords booking={booking} />
      </Fact>
      {booking.cash !== null && (
        <Fact icon={<Banknote aria-hidden className={iconStyle} />} name={<Trans>Payment</Trans>}>
          <Cash amount={booking.cash.amount} />
        </Fact>
      )}
      {booking.services.length > 0 && (
        <Fact whole icon={<ListChecks aria-hidden className={iconStyle} />} name={<Trans>Services</Trans>}>
          <ServiceList services={booking.services} />
        </Fact>
      )}
      {booking.second_visit?.reason != null && (
        <Fact
          whole
          icon={<Wrench aria-hidden className={iconStyle} />}
          name={<Trans>What should be looked at again</Trans>}
        >
          <span className="line-clamp-3 font-normal text-ink-1">
            <bdi>{booking.second_visit.reason}</bdi>
          </span>
        </Fact>
      )}
      {booking.people > 1 && (
        <Fact icon={<UsersRound aria-hidden className={iconStyle} />} name={<Trans>People</Trans>}>
          <Plural value={booking.people} one="# person" other="# people" />
        </Fact>
      )}
    </dl>
  );
}

function Cash({ amount }: { amount: string }) {
  const due = <Money amount={amount} piastres />;
  return <Trans>You collect {due} in cash</Trans>;
}

type FactProps = {
  icon: ReactNode;
  name: ReactNode;
  children: ReactNode;
  /** It has a line of its own. */
  whole?: boolean;
};

function Fact({ icon, name, children, whole = false }: FactProps) {
  return (
    <div className={`flex min-w-0 items-start gap-2.5 ${whole ? 'basis-full' : ''}`}>
      <dt>
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
