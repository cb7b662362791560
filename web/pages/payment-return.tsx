import { t } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { rememberWantedPath, useSignedIn } from '../accounts/index.ts';
import { loadInside } from '../app/i18n.ts';
import { SignedInSkeleton } from '../app/frame/signed-in-skeleton.tsx';
import { isUuid, OwnBooking, ReturnView } from '../bookings/index.ts';

export const Route = createFileRoute('/_frame/payment-return')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  validateSearch: ({ booking }: Record<string, unknown>): { booking?: string | undefined } => ({
    booking: isUuid(booking) ? booking : undefined,
  }),
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Your payment · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: ({ context: { i18n, language } }) => loadInside(i18n, language),
  component: PaymentReturn,
  pendingComponent: SignedInSkeleton,
});

function PaymentReturn() {
  const { booking } = Route.useSearch();
  const navigate = Route.useNavigate();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const signedIn = useSignedIn();
  return (
    <div className="page-width py-6">
      <OwnBooking id={booking} signedIn={signedIn} onLeave={() => rememberWantedPath(here)}>
        {(id) => (
          <ReturnView key={id} id={id} onDecided={() => void navigate({ to: '/payment-result', search: { booking: id }, replace: true })} />
        )}
      </OwnBooking>
    </div>
  );
}
