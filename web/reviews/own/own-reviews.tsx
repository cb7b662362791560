import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { RatingBars } from '../public/rating-bars.tsx';
import { ReviewText } from '../public/review-text.tsx';
import { providerReviewsQuery } from '../queries.ts';
import { ReplyForm } from './reply-form.tsx';

/** The published reviews on the desk of a provider who has a page, each to be replied to once. */
export function OwnReviews({ providerId }: { providerId: string }) {
  const list = useInfiniteQuery({ ...providerReviewsQuery(useOrpc(), providerId), retry: false });
  const [rating] = list.data?.pages ?? [];
  if (rating === undefined || rating.rating_count === 0) return null;
  return (
    <section aria-labelledby="own-reviews">
      <h2 id="own-reviews" className="section-text mb-5">
        <Trans>Your reviews</Trans>
      </h2>
      <RatingBars rating={rating} />
      <ul className="mt-6 flex flex-col gap-6">
        {list.data?.pages
          .flatMap((page) => page.items)
          .map((review) => (
            <li key={review.id} className="border-t border-sand-2 pt-5">
              <ReviewText review={review}>{review.reply === null && <ReplyForm reviewId={review.id} />}</ReviewText>
            </li>
          ))}
      </ul>
      <LoadMore list={list} />
    </section>
  );
}
