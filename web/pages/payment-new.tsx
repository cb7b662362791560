import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewBooking } from '../bookings/index.ts';
import { toast } from '../ui/toasts/toast.ts';

export const Route = createFileRoute('/_frame/_signed-in/payment/new')({
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your booking · Hirfa` }] }),
  component: PaymentNew,
});

function PaymentNew() {
  const { t: text } = useLingui();
  const navigate = Route.useNavigate();
  function chooseFirst(): void {
    toast({ title: text`There is nothing to pay for yet. Choose a service first.` });
    void navigate({ to: '/services', replace: true });
  }
  return (
    <div data-own-bar className="page-width py-6">
      <NewBooking
        onCreated={(bookingId) => void navigate({ to: '/payment/$bookingId', params: { bookingId }, replace: true })}
        onNothing={chooseFirst}
      />
    </div>
  );
}
