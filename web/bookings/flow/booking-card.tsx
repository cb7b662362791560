import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import UsersRound from 'lucide-react/icons/users-round';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { paidHours } from '../facts/paid-hours.ts';
import { workOf } from '../facts/work-of.ts';
import { BookingTime } from '../common/booking-time.tsx';
import { Fact } from './fact.tsx';
import { WeeklyMeetings } from '../common/meetings.tsx';
import { PackageDays } from '../common/package-days.tsx';
import { PriceParts } from '../common/price-parts.tsx';
import { VisitNote } from '../common/work-words.tsx';
import { PeopleCount } from './counts.tsx';

/** A booking that is being paid: title, provider, time, place, price, and actions as children. */
export function BookingCard({
  booking,
  above,
  children,
}: {
  booking: Booking;
  above?: ReactNode;
  children?: ReactNode;
}) {
  const language = useLanguage();
  const { category, service_slug, price } = booking;
  const work = workOf(booking);
  const name = <bdi className="font-semibold text-ink-0">{textIn(booking.provider, 'display_name', language)}</bdi>;
  return (
    <Card raised className="p-5 sm:p-6">
      {above && <div className="mb-4">{above}</div>}
      <div className="flex items-center gap-4">
        <CraftTile
          {...(service_slug && { drawing: service_slug })}
          icon={category.icon}
          hue={category.hue}
          className="size-16 shrink-0 rounded-m"
        />
        <div className="min-w-0">
          <h2 className="card-text wrap-anywhere">{textIn(booking, 'title', language)}</h2>
          <p className="text-s text-ink-1">
            <Trans>with {name}</Trans>
          </p>
        </div>
      </div>
      <ul className="mt-4 flex flex-col gap-2 text-s text-ink-1">
        <Fact icon={<CalendarDays aria-hidden />}>
          <BookingTime starts_at={booking.starts_at} ends_at={booking.ends_at} />
        </Fact>
        <OfPackage booking={booking} />
        <Fact icon={booking.mode === 'online' ? <Video aria-hidden /> : <MapPin aria-hidden />}>
          <Place booking={booking} />
        </Fact>
        {booking.people > 1 && (
          <Fact icon={<UsersRound aria-hidden />}>
            <PeopleCount count={booking.people} />
          </Fact>
        )}
      </ul>
      {price && (
        <div className="mt-5 border-t border-sand-2 pt-5">
          <PriceParts price={price} hours={paidHours(booking)} work={work} />
          {work === 'visit' && <VisitNote />}
        </div>
      )}
      {children && <div className="mt-6">{children}</div>}
    </Card>
  );
}

/** How many meetings it stands for, and on which days they are. */
function OfPackage({ booking }: { booking: Booking }) {
  if (booking.package === null) return null;
  return (
    <Fact icon={<Repeat aria-hidden />}>
      <WeeklyMeetings kind={booking.package.kind} />
      <span className="block text-xs empty:hidden">
        <PackageDays booking={booking} />
      </span>
    </Fact>
  );
}

function Place({ booking: { mode, area, address } }: { booking: Booking }) {
  const language = useLanguage();
  if (mode === 'online') return <Trans>Online</Trans>;
  if (area === null) return <Trans>In person</Trans>;
  const place = textIn(area, 'name', language);
  return (
    <>
      <Trans>In person in {place}</Trans>
      {address && (
        <span className="block">
          <bdi>{address}</bdi>
        </span>
      )}
    </>
  );
}
