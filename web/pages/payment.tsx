import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SignedInSkeleton } from '../ui/feedback/signed-in-skeleton.tsx';
import { orNotFound } from '../kit/not-found.ts';
import { paidBookingQuery, PaymentView } from '../bookings/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/payment/$bookingId')({
  loader: async ({ context: { queryClient, orpc }, params: { bookingId } }) => {
    const booking = await orNotFound(queryClient.ensureQueryData(paidBookingQuery(orpc, bookingId)));
    if (booking.part !== 'customer') throw notFound();
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Payment · Hirfa` }] }),
  component: Payment,
  pendingComponent: SignedInSkeleton,
});

function Payment() {
  const { bookingId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <div className="page-width py-6">
      <PaymentView
        id={bookingId}
        onPaid={() => void navigate({ to: '/booking-confirmation/$bookingId', params: { bookingId }, replace: true })}
      />
    </div>
  );
}
