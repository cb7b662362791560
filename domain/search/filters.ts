/** The choices of the filters that providers are found with. All are data: what is compared is in whole units. */

/** What customers pay at most, in whole pounds. Every other limit can be asked for as well. */
export const PRICE_STEPS = [200, 400, 700, 1000] as const;
export const MOST_PRICE = 100_000;

/** The lowest average rating, as it is shown; nobody has one without reviews. */
export const RATING_STEPS = [3, 4, 4.5] as const;

/** The parts of a Cairo day in which work starts: minutes since midnight, at full half hours, the end not included. */
export const DAY_PARTS = {
  morning: { from_minute: 5 * 60, to_minute: 12 * 60 },
  afternoon: { from_minute: 12 * 60, to_minute: 17 * 60 },
  evening: { from_minute: 17 * 60, to_minute: 24 * 60 },
} as const;
export type DayPart = keyof typeof DAY_PARTS;
export const DAY_PART_NAMES = ['morning', 'afternoon', 'evening'] as const satisfies DayPart[];

/** Orders of found providers. Relevance is that of all lists: who has done the most jobs. */
export const PROVIDER_SORTS = ['relevance', 'rating', 'price', 'jobs', 'soonest'] as const;
export type ProviderSort = (typeof PROVIDER_SORTS)[number];

/** Among how many offers the soonest are sought at most: those whose providers have the most jobs. */
export const MOST_CANDIDATES = 1000;
/** Among how many of them choices are counted at most; where there are more, a count says "at least". */
export const MOST_COUNTED = 500;

/**
 * Lists compare what work costs, which nobody knows of a visit before its quote. So by price visits come after all
 * work: their price is raised by so many pounds, which no offer costs. A highest price leaves them out.
 */
export const VISITS_AFTER = 10_000_000;
