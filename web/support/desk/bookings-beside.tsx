import type { SupportDetail } from '@hirfa/contract/support';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLanguage } from '../../kit/use-language.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { TextLink } from '../../ui/link.tsx';

type BookingsBesideProps = {
  bookings: SupportDetail['bookings'];
  /** The one that the chat is about. */
  about: string | null;
};

/** The newest bookings of the person, as links; the one that the chat is about is marked. */
export function BookingsBeside({ bookings, about }: BookingsBesideProps) {
  const language = useLanguage();
  const { length } = bookings;
  if (length === 0) return null;
  return (
    <details className="group border-b border-sand-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 text-s font-semibold text-ink-0">
        <span>
          <Trans>Newest bookings</Trans> · {length}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-1 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="max-h-48 overflow-y-auto border-t border-sand-2 px-4 py-1 text-xs text-ink-1">
        {bookings.map((booking) => (
          <li key={booking.id} className="py-2">
            <TextLink to="/booking-confirmation/$bookingId" params={{ bookingId: booking.id }} preload={false}>
              <bdi>{textIn(booking, 'title', language)}</bdi>
            </TextLink>
            <p>
              <DateTime at={booking.starts_at} form="day-and-time" /> ·{' '}
              {booking.part === 'customer' ? <Trans>as the customer</Trans> : <Trans>as the provider</Trans>}
              {booking.id === about && (
                <>
                  {' '}
                  · <Trans>this chat is about it</Trans>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
