import { useLocation, useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { rememberWantedPath, useSignedIn } from '../accounts/index.ts';
import { OutcomeView, OwnBooking } from '../bookings/index.ts';

/** The page after a payment: the gateway redirects to /payment-return, which leads to /payment-result. */
export function PaymentOutcome() {
  const { booking } = useSearch({ strict: false });
  const navigate = useNavigate();
  // The route of this page, not the one of a pending navigation.
  const isResult = useMatch({ strict: false, select: ({ fullPath }) => fullPath === '/payment-result' });
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
