import { useNavigate } from '@tanstack/react-router';
import { useLive } from '../app/live/use-live.ts';
import { useNotificationToasts } from '../notifications/index.ts';

/** What a page of a signed-in person hears while it is open; shows nothing by itself. */
export default function Live() {
  const navigate = useNavigate();
  useLive();
  useNotificationToasts(({ bookingId, to }) => {
    if (to === 'provider') void navigate({ to: '/provider/dashboard', search: { openBooking: bookingId } });
    else void navigate({ to: '/booking-confirmation/$bookingId', params: { bookingId } });
  });
  return null;
}
