import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate, notFound } from '@tanstack/react-router';
import { pathIn } from '../kit/i18n.ts';
import { orNotFound } from '../kit/not-found.ts';
import {
  bookingQuery,
  BookingView,
  BookingViewSkeleton,
  isOpenBooking,
  stageOf,
  isUuid,
  NoSuchBooking,
} from '../bookings/index.ts';
import { RequestPhotos } from '../messages/index.ts';
import { PushOffer } from '../push/index.ts';
import { NotFound } from './not-found.tsx';

export const Route = createFileRoute('/_frame/_signed-in/booking-confirmation/$bookingId')({
  loader: async ({ context: { queryClient, orpc }, params: { bookingId } }) => {
    if (!isUuid(bookingId)) throw notFound();
    await orNotFound(queryClient.ensureQueryData(bookingQuery(orpc, bookingId)));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your booking · Hirfa` }] }),
  component: BookingConfirmation,
  pendingComponent: BookingViewSkeleton,
  notFoundComponent: Missing,
});

function BookingConfirmation() {
  const { bookingId } = Route.useParams();
  const { orpc, origin, language } = Route.useRouteContext();
  const { data: booking } = useSuspenseQuery(bookingQuery(orpc, bookingId));
  if (booking.part === 'provider')
    return <Navigate to="/provider/dashboard" search={{ openBooking: bookingId }} replace />;
  return (
    <BookingView
      booking={booking}
      address={origin + pathIn(language, `/booking-confirmation/${bookingId}`)}
      afterDetails={
        booking.part === 'customer' && stageOf(booking) === 'waiting' && <RequestPhotos bookingId={bookingId} />
      }
    >
      {booking.part === 'customer' && isOpenBooking(booking) && <PushOffer to="customer" />}
    </BookingView>
  );
}

function Missing() {
  const { bookingId } = Route.useParams();
  if (!isUuid(bookingId)) return <NotFound />;
  return (
    <div className="page-width py-6">
      <NoSuchBooking />
    </div>
  );
}
