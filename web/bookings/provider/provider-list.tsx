import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { bookingGrid } from '../common/booking-grid.ts';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { type ProviderList as List, providerBookingsQuery } from '../common/queries.ts';
import { ProviderTile } from './provider-tile.tsx';

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
