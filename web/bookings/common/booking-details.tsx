import type { Booking } from '@hirfa/contract/bookings';
import { Plural, Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import UsersRound from 'lucide-react/icons/users-round';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { AreaWords } from './booking-place.tsx';
import { BookingTime } from './booking-time.tsx';

/** The time, place, number of people and notes of a booking. */
export function BookingDetails({ booking, placeNote }: { booking: Booking; placeNote?: ReactNode }) {
  const online = booking.mode === 'online';
  return (
    <dl className="flex flex-col gap-4">
      <Detail icon={<CalendarDays aria-hidden />} name={<Trans>When</Trans>}>
        <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
      </Detail>
      <Detail icon={online ? <Video aria-hidden /> : <MapPin aria-hidden />} name={<Trans>Where</Trans>}>
        <AreaWords booking={booking} />
        {booking.address !== null && (
          <span className="block font-normal whitespace-pre-line text-ink-1">
            <bdi>{booking.address}</bdi>
          </span>
        )}
        {placeNote && <span className="block text-xs font-normal text-ink-2">{placeNote}</span>}
      </Detail>
      {booking.people > 1 && (
        <Detail icon={<UsersRound aria-hidden />} name={<Trans>People</Trans>}>
          <Plural value={booking.people} one="# person" other="# people" />
        </Detail>
      )}
      {booking.notes && (
        <Detail icon={<NotebookPen aria-hidden />} name={<Trans>Notes</Trans>}>
          <span className="block font-normal whitespace-pre-line text-ink-1">
            <bdi>{booking.notes}</bdi>
          </span>
        </Detail>
      )}
    </dl>
  );
}

function Detail({ icon, name, children }: { icon: ReactNode; name: ReactNode; children: ReactNode }) {
  return (
    <div className="relative ps-8">
      <dt className="text-xs text-ink-2 [&_svg]:absolute [&_svg]:start-0 [&_svg]:top-1 [&_svg]:size-5">
        {icon}
        {name}
      </dt>
      <dd className="min-w-0 text-s font-semibold wrap-anywhere text-ink-0">{children}</dd>
    </div>
  );
}
