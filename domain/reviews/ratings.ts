import { STARS } from './limits.ts';

/** How many reviews there are of one star, of two, and so on to five. */
export type Distribution = readonly number[];

/** Lists are ordered as if every provider had so many reviews more, of this rating: few reviews say little. */
export const USUAL_RATING = { reviews: 5, rating: 4 } as const;

const sumOf = (counts: Distribution) => counts.reduce((sum, count) => sum + count, 0);
const starsOf = (counts: Distribution) => STARS.reduce((sum, stars, at) => sum + stars * (counts[at] ?? 0), 0);

/** The number of reviews. */
export const ratingCount = sumOf;

/** The rating that people see, the plain average in tenths; null without reviews. */
export function shownTenths(counts: Distribution): number | null {
  const count = sumOf(counts);
  return count === 0 ? null : Math.round((starsOf(counts) * 10) / count);
}

/** The rating by which lists are ordered, in hundredths: that of few reviews is pulled to the usual one. */
export function hundredthsForOrder(counts: Distribution): number {
  const { reviews, rating } = USUAL_RATING;
  return Math.round(((starsOf(counts) + reviews * rating) * 100) / (sumOf(counts) + reviews));
}
