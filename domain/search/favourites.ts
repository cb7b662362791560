/**
 * Whom people save to find them again: how many at most, how many a device hands over at once, and within how many days
 * a free time counts as "this week".
 */
export const FAVOURITES = { most: 200, mergedAtOnce: 50, soonDays: 7 } as const;
