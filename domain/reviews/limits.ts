const DAY = 24 * 60 * 60_000;

/** The limits of reviews (product decision: reviews). Lengths in characters as JavaScript and the call count them. */
export const REVIEW = {
  stars: { min: 1, max: 5 },
  textMax: 1000,
  replyMax: 1000,
  /** How long after settling both sides can write. */
  writableMs: 14 * DAY,
  /** How long before the end somebody who has not written is reminded. */
  remindBeforeMs: 3 * DAY,
  /** The reviews of a page. */
  page: 10,
} as const;

/** Photos of the work, which a customer adds to their review; `smallPx` is the longer side in a list. */
export const REVIEW_PHOTOS = { most: 4, smallPx: 480 } as const;

/** The numbers of stars, the worst first. */
export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];
