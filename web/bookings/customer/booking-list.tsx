import { textIn } from '@hirfa/domain/market';
import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withInitial } from '../../kit/format.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { cardLink } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { useLanguage } from '../../kit/use-language.ts';
import { bookingGrid } from '../common/booking-grid.ts';
import { BookingTile } from '../common/booking-tile.tsx';
import { BookingTilesSkeleton } from '../common/booking-tiles-skeleton.tsx';
import { FreeWord } from '../common/second-visit.tsx';
import { ForVisit } from '../common/work-words.tsx';
import { keptAmount } from '../facts/facts.ts';
import { workOf } from '../facts/work-of.ts';
import { useNow } from '../common/use-now.ts';
import { MoreDates } from '../packages/more-dates.tsx';
import { needsRescue } from '../rescue/needs-rescue.ts';
import { BookAgain } from '../rescue/book-again.tsx';
import { type BookingsList, bookingsQuery } from '../common/queries.ts';

/** The customer's bookings of one kind, page by page. */
export function BookingList({ list }: { list: BookingsList }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(bookingsQuery(useOrpc(), list));
  return (
    <QueryList
      query={query}
      failed={t`Your bookings could not be loaded`}
      skeleton={<BookingTilesSkeleton hasHint={list === 'upcoming'} />}
    >
      {(bookings, more) => (
        <Steady>
          {bookings.length === 0 ? (
            <NoBookings list={list} />
          ) : (
            <ul className={bookingGrid}>
              {bookings.map((booking) => (
                <li key={booking.id} className="min-w-0 lg:only:col-span-2">
                  <CustomerTile booking={booking} brief={list === 'past'} level={2} />
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

function CustomerTile({ booking, brief = false, level = 3 }: { booking: Booking; brief?: boolean; level?: 2 | 3 }) {
  const language = useLanguage();
  const name = <bdi>{withInitial(textIn(booking.provider, 'display_name', language))}</bdi>;
  return (
    <BookingTile
      booking={booking}
      brief={brief}
      level={level}
      who={<Trans>with {name}</Trans>}
      money={<PaidAmount booking={booking} />}
      action={
        <>
          {brief && <AgainAction booking={booking} />}
          <MoreDates booking={booking} list={brief ? 'past' : 'upcoming'} />
        </>
      }
      title={
        <Link to="/booking-confirmation/$bookingId" params={{ bookingId: booking.id }} className={cardLink}>
          {textIn(booking, 'title', language)}
        </Link>
      }
    />
  );
}

/** Of a cancelled booking only where it can be booked again, or somebody else is offered in its place. */
function AgainAction({ booking }: { booking: Booking }) {
  const now = useNow();
  if (booking.second_visit !== null) return null;
  if (needsRescue(booking, now))
    return (
      <ButtonLink
        to="/booking-confirmation/$bookingId"
        params={{ bookingId: booking.id }}
        hash="others"
        variant="secondary"
      >
        <Trans>See who else is free</Trans>
      </ButtonLink>
    );
  if (booking.status === 'cancelled' && booking.can_book_again !== true) return null;
  return <BookAgain booking={booking} />;
}

/** The price of a booking; for a cancelled one, the amount that was kept. */
export function PaidAmount({ booking }: { booking: Booking }) {
  const { price, status } = booking;
  if (booking.second_visit !== null) return status === 'cancelled' ? null : <FreeWord />;
  if (status !== 'cancelled')
    return (
      price && (
        <ForVisit work={workOf(booking)}>
          <Money amount={price.customer_total} piastres />
        </ForVisit>
      )
    );
  const kept = keptAmount(booking);
  const amount = kept !== null && <Money amount={kept} piastres />;
  return amount && <Trans>Kept: {amount}</Trans>;
}

const NoBookings = ({ list }: { list: BookingsList }) => (list === 'past' ? <NonePast /> : <NoneUpcoming />);

/** "Yet" is said only to somebody who has no past bookings either. */
function NoneUpcoming() {
  const { t } = useLingui();
  const { data: past } = useInfiniteQuery(bookingsQuery(useOrpc(), 'past'));
  return (
    <None
      heading={past?.pages[0]?.items.length === 0 ? t`No bookings yet` : t`No upcoming bookings`}
      text={<Trans>Whatever you book stands here, with what happens next.</Trans>}
    />
  );
}

function NonePast() {
  const { t } = useLingui();
  return (
    <None
      heading={t`No past bookings yet`}
      text={<Trans>Jobs that are done, and requests that ended, will stand here.</Trans>}
    />
  );
}

function None({ heading, text }: { heading: string; text: ReactNode }) {
  return (
    <EmptyState
      scene="no-bookings"
      heading={heading}
      text={text}
      action={
        <ButtonLink to="/services">
          <Trans>Find a service</Trans>
        </ButtonLink>
      }
    />
  );
}
