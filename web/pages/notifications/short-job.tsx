import { idOfShortPath } from '@hirfa/domain/notifications';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { NotFound } from '../not-found.tsx';

/** The address in a text message to the provider of a booking. */
export const Route = createFileRoute('/_frame/_signed-in/j/$code')({ component: ShortJob });

function ShortJob() {
  const openBooking = idOfShortPath(Route.useParams().code);
  if (openBooking === null) return <NotFound />;
  return <Navigate to="/provider/dashboard" search={{ openBooking }} replace />;
}
