import type { RatingSummary } from '@hirfa/contract/reviews';
import { STARS } from '@hirfa/domain/reviews';
import { Plural, useLingui } from '@lingui/react/macro';
import { Rating } from '../../ui/rating.tsx';

/** The rating to one decimal, of how many reviews, and how many of them have each number of stars. */
export function RatingBars({ rating }: { rating: RatingSummary }) {
  const { average_rating, rating_count, distribution } = rating;
  return (
    <div className="flex flex-col gap-x-10 gap-y-4 sm:flex-row sm:items-center">
      <div className="flex flex-col gap-1">
        <span className="text-[2.25rem] leading-none">
          <Rating value={average_rating} />
        </span>
        <span className="text-s text-ink-1">
          <Plural value={rating_count} one="# review" other="# reviews" />
        </span>
      </div>
      <ul className="flex max-w-md min-w-0 grow flex-col gap-1.5">
        {STARS.toReversed().map((stars) => (
          <Bar key={stars} stars={stars} count={distribution[stars - 1] ?? 0} of={rating_count} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ stars, count, of }: { stars: number; count: number; of: number }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center gap-3 text-s text-ink-1">
      <span aria-hidden className="w-4 text-end tabular-nums">
        {i18n.number(stars)}
      </span>
      <span className="sr-only">
        <Plural value={stars} one="# star:" other="# stars:" />
      </span>
      <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-sand-1">
        <span
          className="block h-full rounded-full bg-gold"
          style={{ inlineSize: `${of === 0 ? 0 : (100 * count) / of}%` }}
        />
      </span>
      <span className="min-w-8 tabular-nums">{i18n.number(count)}</span>
    </li>
  );
}
