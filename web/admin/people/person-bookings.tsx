import type { Person, PersonBooking } from '@hirfa/contract/admin';
import type { BookingStatus } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Link } from '../../ui/link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';

const WORDS: Record<BookingStatus, MessageDescriptor> = {
  awaiting_acceptance: msg`Not accepted yet`,
  confirmed: msg`Confirmed`,
  started: msg`Started`,
  in_progress: msg`In progress`,
  completed: msg`Finished`,
  cancelled: msg`Cancelled`,
};

/** The open bookings of a person, to be decided one by one, and the newest of all. */
export function PersonBookings({ person }: { person: Person }) {
  const { open_bookings: open, newest_bookings: newest } = person;
  const closed = newest.filter(({ id }) => !open.some((booking) => booking.id === id));
  return (
    <Steady className="flex flex-col gap-6">
      <section aria-labelledby="open-bookings">
        <h2 id="open-bookings" className="section-text">
          <Trans>Open bookings</Trans>
        </h2>
        <p className="mt-1 mb-3 text-s text-ink-1">
          {person.is_suspended && open.length > 0 ? (
            <Trans>They stay until you decide about each. Both sides are told what you decide.</Trans>
          ) : (
            <Trans>Those that are neither cancelled nor settled.</Trans>
          )}
        </p>
        <List bookings={open} personId={person.id} />
      </section>
      {closed.length > 0 && (
        <section aria-labelledby="newest-bookings">
          <h2 id="newest-bookings" className="section-text mb-3">
            <Trans>Newest bookings that are over</Trans>
          </h2>
          <List bookings={closed} personId={person.id} />
        </section>
      )}
    </Steady>
  );
}

function List({ bookings, personId }: { bookings: readonly PersonBooking[]; personId: string }) {
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
          <Row key={booking.id} booking={booking} personId={personId} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ booking, personId }: { booking: PersonBooking; personId: string }) {
  const { i18n } = useLingui();
  const title = textIn(booking, 'title', useLanguage());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0">
        <h3 className="text-s font-semibold wrap-anywhere text-ink-0">
          <Link to="/booking-confirmation/$bookingId" params={{ bookingId: booking.id }} className="hover:underline">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="mt-0.5 text-xs text-ink-2">
          <DateTime at={booking.starts_at} form="day-and-time" /> ·{' '}
          {booking.part === 'provider' ? <Trans>as the provider</Trans> : <Trans>as the customer</Trans>} ·{' '}
          {i18n._(WORDS[booking.status])}
        </p>
      </div>
      {booking.can_cancel && <CancelButton id={booking.id} title={title} personId={personId} />}
    </li>
  );
}

function CancelButton({ id, title, personId }: { id: string; title: string; personId: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelBooking(personId);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" aria-label={t`Cancel the booking: ${title}`}>
          <Trans>Cancel the booking</Trans>
        </Button>
      }
      title={t`Cancel this booking?`}
      description={<Trans>Both sides are told, and what was paid goes back as the rules of the booking say.</Trans>}
      actions={
        <>
          <Button variant="danger" pending={cancel.isPending} onClick={() => cancel.mutate(id)}>
            <Trans>Cancel the booking</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    />
  );
}
