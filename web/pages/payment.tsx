import { t } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { orNotFound } from '../kit/not-found.ts';
import { isUuid, paymentQuery, PaymentSkeleton, PaymentView } from '../bookings/index.ts';
import { PaymentError } from './errors/booking-error.tsx';

export const Route = createFileRoute('/_frame/_signed-in/payment/$bookingId')({
  loader: async ({ context: { queryClient, orpc }, params: { bookingId } }) => {
    if (!isUuid(bookingId)) throw notFound();
    await orNotFound(queryClient.ensureQueryData(paymentQuery(orpc, bookingId)));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Payment · Hirfa` }] }),
  component: Payment,
  pendingComponent: PaymentSkeleton,
  errorComponent: PaymentError,
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
