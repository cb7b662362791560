import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadInside } from '../app/i18n.ts';
import { useLive } from '../app/live/use-live.ts';
import { useNotificationToasts } from '../notifications/index.ts';

/** What a page of a signed-in person hears while it is open; shows nothing by itself. */
export default function Live() {
  const navigate = useNavigate();
  const { i18n, language } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    // Where they can't be had now, the next page behind the guard asks again.
    loadInside(i18n, language).catch(() => undefined);
  }, [i18n, language]);
  useLive();
  useNotificationToasts(({ bookingId, to }) => {
    if (to === 'provider') void navigate({ to: '/provider/dashboard', search: { openBooking: bookingId } });
    else void navigate({ to: '/booking-confirmation/$bookingId', params: { bookingId } });
  });
  return null;
}
