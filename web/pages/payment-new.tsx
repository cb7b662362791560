import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewBooking } from '../bookings/index.ts';

export const Route = createFileRoute('/_frame/_signed-in/payment/new')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your booking · Hirfa` }] }),
  component: PaymentNew,
});

function PaymentNew() {
  const navigate = Route.useNavigate();
  return (
    <div data-own-bar className="page-width py-6">
      <NewBooking
        onCreated={(bookingId) => void navigate({ to: '/payment/$bookingId', params: { bookingId }, replace: true })}
        onNothing={() => void navigate({ to: '/services', replace: true })}
      />
    </div>
  );
}
