import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';
import { bookingQuery } from './queries.ts';

/** "About Oud lessons, Sunday 2:00 PM", with a link to the booking; nothing while it is not known. */
export function BookingReference({ id }: { id: string }) {
  const language = useLanguage();
  const { data: booking } = useQuery(bookingQuery(useOrpc(), id));
  if (booking === undefined) return null;
  const title = <bdi>{textIn(booking, 'title', language)}</bdi>;
  const link =
    booking.part === 'customer' ? (
      <TextLink to="/booking-confirmation/$bookingId" params={{ bookingId: id }}>
        {title}
      </TextLink>
    ) : (
      <TextLink to="/provider/dashboard" search={{ openBooking: id }}>
        {title}
      </TextLink>
    );
  return (
    <p className="flex items-center gap-2 text-s text-ink-1">
      <CalendarCheck aria-hidden className="size-4.5 shrink-0" />
      <span>
        <Trans>
          About {link}, <DateTime at={booking.starts_at} form="day-and-time" />
        </Trans>
      </span>
    </p>
  );
}
