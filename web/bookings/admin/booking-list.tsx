import type { BookingSummary } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { cardLink } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { FreeWord } from '../common/second-visit.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { PAYMENT_WORDS, STATUS_WORDS } from '../../ui/admin/booking-words.ts';
import { STATUS_TONES } from './booking-words.ts';
import { allBookingsQuery, type BookingSearch } from './queries.ts';
import { BookingSearchForm } from './booking-search.tsx';

type BookingListProps = { search: BookingSearch; onChange: (search: BookingSearch) => void };

/** All bookings, the latest start first, as a search narrows them down. */
export function AllBookings({ search, onChange }: BookingListProps) {
  return (
    <div className="flex flex-col gap-6">
      <BookingSearchForm key={JSON.stringify(search)} search={search} onChange={onChange} />
      <Found {...search} />
    </div>
  );
}

function Found(search: BookingSearch) {
  const { t } = useLingui();
  const query = useInfiniteQuery(allBookingsQuery(useOrpc(), search));
  const areMorePeople = query.data?.pages.some((page) => page.more_people);
  return (
    <>
      {areMorePeople && (
        <Notice tone="plain">
          <Trans>Many people have this name: only the newest of them were looked for. Type more of the name.</Trans>
        </Notice>
      )}
      <QueryList
        query={query}
        failed={t`The bookings could not be loaded`}
        skeleton={<RowsSkeleton lines={3} hasBadge />}
        empty={<None />}
      >
        {(bookings, more) => (
          <SteadyRows more={more}>
            {bookings.map((booking) => (
              <Row key={booking.id} booking={booking} />
            ))}
          </SteadyRows>
        )}
      </QueryList>
    </>
  );
}

function Row({ booking }: { booking: BookingSummary }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const customer = <bdi>{booking.customer_name}</bdi>;
  const provider = <bdi>{textIn(booking, 'provider_name', language)}</bdi>;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 lg:flex-nowrap transition-colors first:rounded-t-m last:rounded-b-m hover:bg-sand-1 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-teal sm:px-5">
      <div className="min-w-0">
        <h2 className="text-s font-semibold wrap-anywhere text-ink-0">
          <Link
            to="/admin/bookings/$bookingId"
            params={{ bookingId: booking.id }}
            className={`${cardLink} hover:underline`}
          >
            <bdi>{textIn(booking, 'title', language)}</bdi>
          </Link>
        </h2>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-1">
          <Trans>
            {customer} with {provider}
          </Trans>
        </p>
        <p className="mt-0.5 text-xs text-ink-2">
          <DateTime at={booking.starts_at} form="day-and-time" />
        </p>
      </div>
      {/* On wide screens in columns, so that amounts are below each other. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s lg:grid lg:shrink-0 lg:grid-cols-[6.5rem_11rem_11rem] lg:justify-items-start">
        <span className="text-ink-1 tabular-nums lg:w-full lg:text-end rtl:lg:text-start">
          {booking.is_second_visit ? <FreeWord /> : <Money amount={booking.customer_total} piastres />}
        </span>
        <span className="text-ink-1">{i18n._(PAYMENT_WORDS[booking.payment_status])}</span>
        <span className="max-lg:basis-full">
          <StateBadge tone={STATUS_TONES[booking.status]}>{i18n._(STATUS_WORDS[booking.status])}</StateBadge>
        </span>
      </div>
    </li>
  );
}

function None() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<CalendarCheck aria-hidden />}
      heading={t`No bookings found`}
      text={
        <Trans>
          Type a name or its beginning, or a whole e-mail address, phone number or id. Fewer words find more.
        </Trans>
      }
      action={
        <ButtonLink to="/admin/bookings" variant="secondary">
          <Trans>Show all bookings</Trans>
        </ButtonLink>
      }
    />
  );
}
