import type { Booking } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import MapPin from 'lucide-react/icons/map-pin';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import UsersRound from 'lucide-react/icons/users-round';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { Duration } from '../../ui/duration.tsx';
import { AreaWords, PlaceIcon } from './booking-place.tsx';
import { BookingTime } from './booking-time.tsx';
import { ServiceList } from './service-list.tsx';

type BookingDetailsProps = {
  booking: Booking;
  placeNote?: ReactNode;
  /** Whether a head above says the time and the area, so that only the rest is said. */
  isBelowHead?: boolean;
};

/** The services, time, place, number of people and notes of a booking. */
export function BookingDetails({ booking, placeNote, isBelowHead = false }: BookingDetailsProps) {
  return (
    <dl className={isBelowHead ? 'grid gap-4 sm:grid-cols-2' : 'flex flex-col gap-4'}>
      {isBelowHead ? <Rest booking={booking} /> : <TimeAndPlace booking={booking} placeNote={placeNote} />}
      {booking.services.length > 0 && (
        <Detail isWide icon={<ListChecks aria-hidden />} name={<Trans>Services</Trans>}>
          <ServiceList services={booking.services} />
        </Detail>
      )}
      {booking.second_visit?.reason != null && (
        <Detail isWide icon={<Wrench aria-hidden />} name={<Trans>What should be looked at again</Trans>}>
          <span className="block font-normal whitespace-pre-line text-ink-1">
            <bdi>{booking.second_visit.reason}</bdi>
          </span>
        </Detail>
      )}
      {booking.people > 1 && (
        <Detail icon={<UsersRound aria-hidden />} name={<Trans>People</Trans>}>
          <Plural value={booking.people} one="# person" other="# people" />
        </Detail>
      )}
      {booking.notes && (
        <Detail isWide icon={<NotebookPen aria-hidden />} name={<Trans>Notes</Trans>}>
          <span className="block font-normal whitespace-pre-line text-ink-1">
            <bdi>{booking.notes}</bdi>
          </span>
        </Detail>
      )}
    </dl>
  );
}

function TimeAndPlace({ booking, placeNote }: Pick<BookingDetailsProps, 'booking' | 'placeNote'>) {
  return (
    <>
      <Detail icon={<CalendarDays aria-hidden />} name={<Trans>When</Trans>}>
        <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
      </Detail>
      <Detail icon={<PlaceIcon mode={booking.mode} className="" />} name={<Trans>Where</Trans>}>
        <AreaWords booking={booking} />
        {booking.address !== null && (
          <span className="block font-normal whitespace-pre-line text-ink-1">
            <bdi>{booking.address}</bdi>
          </span>
        )}
        {placeNote && <span className="block text-xs font-normal text-ink-2">{placeNote}</span>}
      </Detail>
    </>
  );
}

/** What is left of time and place: how long it takes, and the address. */
function Rest({ booking }: { booking: Booking }) {
  const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;
  return (
    <>
      <Detail icon={<Clock aria-hidden />} name={<Trans>Length</Trans>}>
        <Duration minutes={minutes} />
      </Detail>
      {booking.address !== null && (
        <Detail icon={<MapPin aria-hidden />} name={<Trans>Address</Trans>}>
          <span className="block whitespace-pre-line">
            <bdi>{booking.address}</bdi>
          </span>
        </Detail>
      )}
    </>
  );
}

type DetailProps = { icon: ReactNode; name: ReactNode; isWide?: boolean; children: ReactNode };

function Detail({ icon, name, isWide = false, children }: DetailProps) {
  return (
    <div className={isWide ? 'relative col-span-full ps-8' : 'relative ps-8'}>
      <dt className="text-xs text-ink-2 [&_svg]:absolute [&_svg]:start-0 [&_svg]:top-1 [&_svg]:size-5">
        {icon}
        {name}
      </dt>
      <dd className="min-w-0 text-s font-semibold wrap-anywhere text-ink-0">{children}</dd>
    </div>
  );
}
