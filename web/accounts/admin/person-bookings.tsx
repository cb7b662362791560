import type { Person, PersonBooking } from '@hirfa/contract/accounts';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ButtonLink, Link, MoreLink } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { STATUS_WORDS } from '../../ui/admin/booking-words.ts';

/** The open bookings of a person, to be decided one by one, and the newest of all. */
export function PersonBookings({ person }: { person: Person }) {
  const { open_bookings: open, newest_bookings: newest } = person;
  const closed = newest.filter(({ id }) => !open.some((booking) => booking.id === id));
  return (
    <Steady className="flex flex-col gap-6">
      <section aria-labelledby="open-bookings">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="open-bookings" className="section-text">
            <Trans>Open bookings</Trans>
          </h2>
          <MoreLink to="/admin/bookings" search={{ text: person.id }}>
            <Trans>All bookings of this person</Trans>
          </MoreLink>
        </div>
        <p className="mt-2 mb-3 text-s text-ink-1">
          {person.is_suspended && open.length > 0 ? (
            <Trans>They stay until you decide about each. Both sides are notified of your decision.</Trans>
          ) : (
            <Trans>Those that are neither cancelled nor settled.</Trans>
          )}
        </p>
        <List bookings={open} />
      </section>
      {closed.length > 0 && (
        <section aria-labelledby="newest-bookings">
          <h2 id="newest-bookings" className="section-text mb-3">
            <Trans>Newest bookings that are over</Trans>
          </h2>
          <List bookings={closed} />
        </section>
      )}
    </Steady>
  );
}

function List({ bookings }: { bookings: readonly PersonBooking[] }) {
  if (bookings.length === 0)
    return (
      <Card className="p-4 text-s text-ink-1 sm:px-5">
        <Trans>None</Trans>
      </Card>
    );
  return (
    <Card>
      <ul className="divide-y divide-sand-2">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ booking }: { booking: PersonBooking }) {
  const { i18n, t } = useLingui();
  const title = textIn(booking, 'title', useLanguage());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0">
        <h3 className="text-s font-semibold wrap-anywhere text-ink-0">
          <Link to="/admin/bookings/$bookingId" params={{ bookingId: booking.id }} className="hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="mt-0.5 text-xs text-ink-2">
          <DateTime at={booking.starts_at} form="day-and-time" /> ·{' '}
          {booking.part === 'provider' ? <Trans>as the provider</Trans> : <Trans>as the customer</Trans>} ·{' '}
          {i18n._(STATUS_WORDS[booking.status])}
        </p>
      </div>
      {booking.can_cancel && (
        <ButtonLink
          to="/admin/bookings/$bookingId"
          params={{ bookingId: booking.id }}
          variant="secondary"
          aria-label={t`Decide about: ${title}`}
        >
          <Trans>Decide</Trans>
        </ButtonLink>
      )}
    </li>
  );
}
