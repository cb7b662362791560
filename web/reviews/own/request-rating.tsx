import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Rating } from '../../ui/rating.tsx';
import { customerRatingsQuery } from '../queries.ts';

/** What other providers think of the customer of a request, in a line of its card. One call serves all cards. */
function RequestRating({ bookingId }: { bookingId: string }) {
  const { data } = useQuery({ ...customerRatingsQuery(useOrpc()), retry: false });
  const rating = data?.items.find(({ booking_id }) => booking_id === bookingId);
  // It keeps its place while it is read, so that the buttons below do not move.
  if (rating === undefined) return <span aria-hidden className="inline-block h-5 w-24" />;
  if (rating.rating_count === 0)
    return (
      <span className="text-ink-2">
        <Trans>New customer</Trans>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5">
      <Rating value={rating.average_rating} />
      <Plural value={rating.rating_count} one="from # provider" other="from # providers" />
    </span>
  );
}

/** The same as a part of the card of a booking. */
export const ratingOfRequest = ({ id }: { id: string }) => <RequestRating bookingId={id} />;
