import type { SupportDetail } from '@hirfa/contract/support';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../kit/use-language.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { TextLink } from '../../../ui/link.tsx';

type BookingsProps = {
  bookings: SupportDetail['bookings'];
  /** The one that the chat is about. */
  about: string | null;
};

/** The newest bookings of the person, as links; the one that the chat is about is marked. */
export function Bookings({ bookings, about }: BookingsProps) {
  const language = useLanguage();
  if (bookings.length === 0)
    return (
      <p className="py-2">
        <Trans>They have no bookings.</Trans>
      </p>
    );
  return (
    <ul>
      {bookings.map((booking) => (
        <li key={booking.id} className="py-2">
          <TextLink to="/admin/bookings/$bookingId" params={{ bookingId: booking.id }} preload={false}>
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
  );
}
