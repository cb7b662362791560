import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { cardLink } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { CustomerName } from '../common/customer-name.tsx';
import { BookingTile, type BookingTileProps } from '../common/booking-tile.tsx';
import { FreeWord } from '../common/second-visit.tsx';
import { ForVisit } from '../common/work-words.tsx';
import { endedWithoutPayment } from '../facts/facts.ts';
import { workOf } from '../facts/work-of.ts';

type ProviderTileProps = { booking: Booking } & Pick<BookingTileProps, 'urgent' | 'brief' | 'action'>;

/** A booking in a list of its provider, with what it pays; a press opens its panel on the dashboard. */
export function ProviderTile({ booking, urgent, brief = false, action }: ProviderTileProps) {
  const language = useLanguage();
  const name = <CustomerName booking={booking} />;
  return (
    <BookingTile
      booking={booking}
      urgent={urgent}
      brief={brief}
      action={action}
      who={<Trans>for {name}</Trans>}
      money={
        booking.earnings &&
        !endedWithoutPayment(booking) &&
        (booking.second_visit !== null ? (
          <FreeWord />
        ) : (
          <ForVisit work={booking.status === 'cancelled' ? 'job' : workOf(booking)}>
            <Money amount={booking.earnings.provider_payout} piastres />
          </ForVisit>
        ))
      }
      title={
        <Link to="/provider/dashboard" search={{ openBooking: booking.id }} resetScroll={false} className={cardLink}>
          {textIn(booking, 'title', language)}
        </Link>
      }
    />
  );
}
