import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Rating } from '../../ui/rating.tsx';
import { ReviewText } from '../public/review-text.tsx';
import { customerRatingQuery } from '../queries.ts';

/** What other providers say of the customer of an open request; nothing where nobody has written. */
export function CustomerRating({ bookingId }: { bookingId: string }) {
  const { data: rating } = useQuery({ ...customerRatingQuery(useOrpc(), bookingId), retry: false });
  if (rating == null || rating.rating_count === 0) return null;
  return (
    <details className="text-s">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <Rating value={rating.average_rating} />
        <Plural value={rating.rating_count} one="from # provider" other="from # providers" />
      </summary>
      <ul className="flex flex-col gap-4 pt-2">
        {rating.items.map((review) => (
          <li key={review.id}>
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
      <p className="pt-3 text-xs text-ink-2">
        <Trans>Only providers with an open request of this customer see it.</Trans>
      </p>
    </details>
  );
}
