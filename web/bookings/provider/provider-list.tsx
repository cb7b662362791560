import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Steady } from '../../ui/steady/steady.tsx';
import { bookingGrid } from '../common/booking-grid.ts';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';
import { type ProviderList as List, providerBookingsQuery } from '../common/queries.ts';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { MoreDates } from '../packages/more-dates.tsx';
import { ProviderTile } from './provider-tile.tsx';

/** A provider's bookings of one kind, page by page; `empty` is shown where there are none. */
export function ProviderList({ list, empty }: { list: Exclude<List, 'requests'>; empty: ReactNode }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(providerBookingsQuery(useOrpc(), list));
  return (
    <QueryList
      query={query}
      failed={t`These bookings could not be loaded`}
      skeleton={<BookingTilesSkeleton count={2} hasHint={list !== 'past'} />}
    >
      {(bookings, more) => (
        <Steady>
          {bookings.length === 0 ? (
            empty
          ) : (
            <ul className={bookingGrid}>
              {bookings.map((booking) => (
                <li key={booking.id} className="min-w-0">
                  <ProviderTile
                    booking={booking}
                    brief={list === 'past'}
                    action={list === 'today' ? null : <MoreDates booking={booking} list={list} />}
                  />
                </li>
              ))}
            </ul>
          )}
          {more}
        </Steady>
      )}
    </QueryList>
  );
}
