import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/link.tsx';
import { Failed } from '../error.tsx';

/** In place of a booking that could not be shown. */
export function BookingError(props: ErrorComponentProps) {
  const text = <Trans>This page could not be shown. Your booking is stored with us; please try once more.</Trans>;
  return <Failed {...props} text={text} link={<ToBookings />} />;
}

/** In place of a payment that could not be shown: whoever was about to pay asks themselves what was taken. */
export function PaymentError(props: ErrorComponentProps) {
  const text = (
    <Trans>
      This page could not be shown. Your booking is stored with us. From here we cannot say whether money was taken:
      your booking shows what was paid. Nobody pays twice for one booking.
    </Trans>
  );
  return <Failed {...props} text={text} link={<ToBookings />} />;
}

const ToBookings = () => (
  <ButtonLink to="/bookings" variant="secondary">
    <Trans>My bookings</Trans>
  </ButtonLink>
);
