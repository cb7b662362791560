import { textIn } from '@hirfa/domain/market';
import { STARS, type Stars } from '@hirfa/domain/reviews';
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
import { InvoiceList } from '../invoices/index.ts';
import { RequestPhotos } from '../messages/index.ts';
import { OwnReview } from '../reviews/index.ts';
import { useOwnSearch } from '../kit/use-own-search.ts';
import { PushOffer } from '../push/index.ts';
import { BookingError } from './errors/booking-error.tsx';
import { NotFound } from './not-found.tsx';

export const Route = createFileRoute('/_frame/_signed-in/booking-confirmation/$bookingId')({
  // The stars that a link of a mail presses.
  validateSearch: (given: Record<string, unknown>): { stars?: Stars } => {
    const stars = STARS.find((each) => each === Number(given['stars']));
    return stars === undefined ? {} : { stars };
  },
  loader: async ({ context: { queryClient, orpc }, params: { bookingId } }) => {
    if (!isUuid(bookingId)) throw notFound();
    await orNotFound(queryClient.ensureQueryData(bookingQuery(orpc, bookingId)));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Your booking · Hirfa` }] }),
  component: BookingConfirmation,
  pendingComponent: BookingViewSkeleton,
  errorComponent: BookingError,
  notFoundComponent: Missing,
});

function BookingConfirmation() {
  const { bookingId } = Route.useParams();
  const { stars } = useOwnSearch(Route);
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
      {/* Links lead here, also before there is something to review. */}
      <div id="review" className="scroll-mt-4 empty:hidden">
        {booking.part === 'customer' && booking.completed_at !== null && (
          <OwnReview
            bookingId={bookingId}
            name={textIn(booking.provider, 'display_name', language)}
            stars={stars}
            isAsked={stars !== undefined || window.location.hash === '#review'}
          />
        )}
      </div>
      {!isOpenBooking(booking) && <InvoiceList bookingId={bookingId} />}
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
