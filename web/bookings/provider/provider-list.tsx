import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { cardLink } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { CustomerName } from '../common/customer-name.tsx';
import { bookingGrid } from '../common/booking-grid.ts';
import { BookingTile } from '../common/booking-tile.tsx';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';
import { endedWithoutPayment } from '../facts/facts.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { type ProviderList as List, providerBookingsQuery } from '../common/queries.ts';

/** A provider's bookings of one kind, page by page; `empty` is shown where there are none. */
export function ProviderList({ list, empty }: { list: Exclude<List, 'requests'>; empty: ReactNode }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(providerBookingsQuery(useOrpc(), list));
  if (query.isPending) return <BookingTilesSkeleton count={2} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        heading={t`These bookings could not be loaded`}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  }
  const bookings = query.data.pages.flatMap((page) => page.items);
  return (
    <Steady>
      {bookings.length === 0 ? (
        empty
      ) : (
        <ul className={bookingGrid}>
          {bookings.map((booking) => (
            <li key={booking.id} className="min-w-0">
              <ProviderTile booking={booking} brief={list === 'past'} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={query} />
    </Steady>
  );
}

function ProviderTile({ booking, brief }: { booking: Booking; brief: boolean }) {
  const language = useLanguage();
  const name = <CustomerName booking={booking} />;
  return (
    <BookingTile
      booking={booking}
      brief={brief}
      who={<Trans>for {name}</Trans>}
      money={
        booking.earnings &&
        !endedWithoutPayment(booking) && <Money amount={booking.earnings.provider_payout} piastres />
      }
      title={
        <Link to="/provider/dashboard" search={{ openBooking: booking.id }} resetScroll={false} className={cardLink}>
          {textIn(booking, 'title', language)}
        </Link>
      }
    />
  );
}
