import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AdminBookingView } from '../../bookings/index.ts';
import { InvoiceList } from '../../invoices/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/_admin-area/admin/bookings/$bookingId')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`A booking · Hirfa` }] }),
  component: AdminBooking,
});

function AdminBooking() {
  const { t: text } = useLingui();
  const { bookingId } = Route.useParams();
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={text`A booking`}>
        <Link to="/admin/dashboard">
          <Trans>Admin dashboard</Trans>
        </Link>
        <Link to="/admin/bookings">
          <Trans context="admin pages">Bookings</Trans>
        </Link>
      </Breadcrumbs>
      <AdminBookingView key={bookingId} id={bookingId} />
      <div className="mt-6 empty:hidden">
        <InvoiceList bookingId={bookingId} />
      </div>
    </div>
  );
}
