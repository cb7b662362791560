import { BOOKING_STATUSES } from '@hirfa/domain/bookings';
import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AllBookings, type BookingSearch } from '../../bookings/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/bookings')({
  validateSearch: ({ text, part, service, status, from, until }: Record<string, unknown>): BookingSearch => {
    const found = BOOKING_STATUSES.find((each) => each === status);
    return {
      ...wordsIn('text', text),
      ...((part === 'customer' || part === 'provider') && { part }),
      ...wordsIn('service', service),
      ...(found && { status: found }),
      ...(isDay(from) && { from }),
      ...(isDay(until) && { until }),
    };
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Bookings · Hirfa` }] }),
  component: AdminBookings,
});

const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** A phone number or digits of a name are read as a number. */
function wordsIn(name: 'text' | 'service', value: unknown): BookingSearch {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return words === '' ? {} : { [name]: words };
}

function AdminBookings() {
  const { t: text } = useLingui();
  const search = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text({ message: 'Bookings', context: 'admin pages' })}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
      </Breadcrumbs>
      <h1 className="mt-2 title-text">
        <Trans context="admin pages">Bookings</Trans>
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-s text-ink-1">
        <Trans>All bookings, the latest start first. Each booking that you open is in the audit log.</Trans>
      </p>
      <AllBookings search={search} onChange={(next) => void navigate({ search: next, resetScroll: false })} />
    </div>
  );
}
