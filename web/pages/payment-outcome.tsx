import { useOwnSearch } from '../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { createFileRoute, notFound, useLocation, useMatches } from '@tanstack/react-router';
import { rememberWantedPath, useSignedIn } from '../accounts/index.ts';
import { isUuid, OutcomeView, OwnBooking } from '../bookings/index.ts';
import { loadInside } from '../kit/i18n.ts';
import { RequestPhotos } from '../messages/index.ts';
import { PushOffer } from '../push/index.ts';
import { StepSkeleton } from '../ui/feedback/step-skeleton.tsx';

/**
 * The page after a payment: the gateway redirects to /payment-return, which leads to /payment-result. It is the parent
 * of both: its view stays when the address changes, and with it a button that somebody is pressing.
 */
export const Route = createFileRoute('/_frame/_payment-outcome')({
  ssr: false,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  validateSearch: ({ booking }: Record<string, unknown>): { booking?: string | undefined } => ({
    booking: booking === undefined ? undefined : String(booking),
  }),
  head: ({ match: { context } }) => ({
    meta: [{ title: t(context.i18n)`Your payment · Hirfa` }, { name: 'robots', content: 'noindex' }],
  }),
  beforeLoad: async ({ context: { i18n, language }, search: { booking } }) => {
    if (booking !== undefined && !isUuid(booking)) throw notFound();
    await loadInside(i18n, language);
  },
  pendingComponent: StepSkeleton,
  component: PaymentOutcome,
});

function PaymentOutcome() {
  const { booking } = useOwnSearch(Route);
  const navigate = Route.useNavigate();
  // The route of this page, not the one of a pending navigation.
  const isResult = useMatches({ select: (matches) => matches.at(-1)?.fullPath === '/payment-result' });
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const signedIn = useSignedIn();
  return (
    <div className="page-width py-6">
      <OwnBooking id={booking} signedIn={signedIn} onLeave={() => rememberWantedPath(here)}>
        {(id) => (
          <OutcomeView
            key={id}
            id={id}
            isResult={isResult}
            offer={
              <>
                <RequestPhotos bookingId={id} />
                <PushOffer to="customer" />
              </>
            }
            onDecided={() => void navigate({ to: '/payment-result', search: { booking: id }, replace: true })}
            onOpen={() => void navigate({ to: '/payment-return', search: { booking: id }, replace: true })}
            onFurther={() =>
              void navigate({ to: '/booking-confirmation/$bookingId', params: { bookingId: id }, replace: true })
            }
          />
        )}
      </OwnBooking>
    </div>
  );
}
