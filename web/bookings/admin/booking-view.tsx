import type { AdminBooking } from '@hirfa/contract/bookings';
import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RecordSkeleton } from '../../ui/admin/record-skeleton.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { PAYMENT_WORDS, STATUS_WORDS } from '../../ui/admin/booking-words.ts';
import { STATUS_TONES } from './booking-words.ts';
import { Contact } from '../../ui/admin/contact.tsx';
import { anyBookingQuery } from './queries.ts';
import { BookingDetails } from '../common/booking-details.tsx';
import { ExtraList } from '../extras/extra-list.tsx';
import { CashNote } from '../cash/cash-note.tsx';
import { InItsPlace } from '../rescue/in-its-place.tsx';
import { VisitLinks } from '../second-visits/visit-links.tsx';
import { PackagePart } from '../packages/package-part.tsx';
import { BookingDecisions } from './booking-decisions.tsx';
import { History } from './history.tsx';
import { MoneyOfBooking } from './money-of-booking.tsx';

const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]';

const BookingSkeleton = () => (
  <RecordSkeleton
    columns={COLUMNS}
    lines={[
      [5, 3, 9],
      [3, 8],
    ]}
  />
);

/** One booking: its people, what happened to it and to its money, and what an admin can decide about it. */
export function AdminBookingView({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(anyBookingQuery(useOrpc(), id));
  return (
    <QueryView
      query={query}
      failed={t`The booking could not be loaded`}
      skeleton={<BookingSkeleton />}
      missing={
        <EmptyState
          level={1}
          scene="nothing"
          heading={t`There is no such booking`}
          action={
            <ButtonLink to="/admin/bookings" variant="secondary">
              <Trans>Show all bookings</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(about) => <Shown about={about} />}
    </QueryView>
  );
}

function Shown({ about }: { about: AdminBooking }) {
  const { t } = useLingui();
  return (
    <>
      <Head booking={about.booking} />
      {/* On a phone, what can be decided comes before what happened. */}
      <div className={`mt-6 grid grid-cols-1 items-start gap-6 lg:grid-rows-[auto_1fr] ${COLUMNS}`}>
        <div className="flex min-w-0 flex-col gap-6">
          <Part heading={t({ message: 'People', context: 'of a booking' })}>
            <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
              <Party role={t({ message: 'Customer', context: 'of a booking' })} party={about.customer} />
              <Party role={t({ message: 'Provider', context: 'of a booking' })} party={about.provider} />
            </div>
          </Part>
          <Part heading={t`Details`}>
            <BookingDetails booking={about.booking} />
            <div className="mt-4 empty:hidden">
              <InItsPlace booking={about.booking} />
              <VisitLinks booking={about.booking} />
            </div>
            <p className="mt-4 text-xs text-ink-2">
              <Trans>Id</Trans>{' '}
              <bdi dir="ltr" className="font-mono wrap-anywhere">
                {about.booking.id}
              </bdi>
            </p>
          </Part>
          {about.booking.package && (
            <Card className="p-4 sm:p-5">
              <PackagePart isDense of={about.booking.package} here={about.booking.id} />
            </Card>
          )}
          {about.booking.extras.length > 0 && (
            <Part heading={t`Extra work`}>
              <ExtraList extras={about.booking.extras} />
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:row-span-2">
          <Part heading={t`Decisions`}>
            <BookingDecisions about={about} />
          </Part>
          <Part heading={t`Money`}>
            <CashNote booking={about.booking} name={null} />
            <MoneyOfBooking about={about} />
          </Part>
        </div>
        <Part heading={t`History`}>
          <History about={about} />
        </Part>
      </div>
    </>
  );
}

function Head({ booking }: { booking: Booking }) {
  const { i18n } = useLingui();
  return (
    <div className="mt-2" aria-live="polite">
      <h1 className="title-text wrap-anywhere">
        <bdi>{textIn(booking, 'title', useLanguage())}</bdi>
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-s text-ink-1">
        <StateBadge tone={STATUS_TONES[booking.status]}>{i18n._(STATUS_WORDS[booking.status])}</StateBadge>
        <span>{i18n._(PAYMENT_WORDS[booking.payment_status])}</span>
        <DateTime at={booking.starts_at} form="day-and-time" />
      </p>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <Card className="p-4 sm:p-5">
        <h2 className="card-text mb-4">{heading}</h2>
        {children}
      </Card>
    </section>
  );
}

function Party({ role, party }: { role: string; party: AdminBooking['customer'] }) {
  const { t } = useLingui();
  const { user_id, email, phone_number } = party;
  const name = textIn(party, 'full_name', useLanguage());
  return (
    <div className="min-w-0">
      <h3 className="text-xs text-ink-2">{role}</h3>
      <p className="text-s wrap-anywhere">
        <Link
          to="/admin/people/$personId"
          params={{ personId: user_id }}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-clay-ink underline underline-offset-4"
        >
          <bdi>{name || t`Without a name`}</bdi>
        </Link>
      </p>
      <dl className="flex flex-col text-s text-ink-0 [&>dd]:flex [&>dd]:min-h-11 [&>dd]:items-center">
        <dt className="sr-only">{t`E-mail`}</dt>
        <dd>
          <Contact personId={user_id} what="email" masked={email} />
        </dd>
        <dt className="sr-only">{t`Phone`}</dt>
        <dd>
          <Contact personId={user_id} what="phone_number" masked={phone_number} />
        </dd>
      </dl>
    </div>
  );
}
