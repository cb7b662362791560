import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { providerReviewsQuery } from '../queries.ts';
import { RatingBars } from './rating-bars.tsx';
import { ReportReview } from './report-review.tsx';
import { ReviewText } from './review-text.tsx';

/** The reviews of a provider on their page, newest first. The loader of the page has read the first ones. */
export function ProviderReviews({ providerId }: { providerId: string }) {
  const list = useSuspenseInfiniteQuery(providerReviewsQuery(useOrpc(), providerId));
  const [rating] = list.data.pages;
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-4">
      <h2 id="reviews-heading" className="section-text mb-5">
        <Trans>Reviews</Trans>
      </h2>
      {rating === undefined || rating.rating_count === 0 ? (
        <p className="text-s text-ink-1">
          <Trans>No reviews yet. Only customers whose job was done can write one.</Trans>
        </p>
      ) : (
        <>
          <RatingBars rating={rating} />
          <ul className="mt-7 flex flex-col gap-6">
            {items.map((review) => (
              <li key={review.id} className="border-t border-sand-2 pt-5">
                <ReviewText review={review}>
                  <ReportReview reviewId={review.id} />
                </ReviewText>
              </li>
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </section>
  );
}
