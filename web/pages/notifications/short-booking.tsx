import { idOfShortPath } from '@hirfa/domain/notifications';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { NotFound } from '../not-found.tsx';

/** The address in a text message to the customer of a booking. */
export const Route = createFileRoute('/_frame/_signed-in/b/$code')({ component: ShortBooking });

function ShortBooking() {
  const bookingId = idOfShortPath(Route.useParams().code);
  if (bookingId === null) return <NotFound />;
  return <Navigate to="/booking-confirmation/$bookingId" params={{ bookingId }} replace />;
}
