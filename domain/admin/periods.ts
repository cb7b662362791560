import { addDays, type Day } from '../market/index.ts';
import { fromDecimal, piastres, toDecimal } from '../payments/index.ts';

/** How many days the dashboard looks back if nobody says otherwise, today included. 9.13 */
export const REVENUE_WINDOW_DAYS = 30;

/** How many areas are shown as those with most jobs (specification 9). 9.14 */
export const TOP_AREAS = 10;

/** The longest period: a year, also a leap year. */
export const MAX_PERIOD_DAYS = 366;

/** Days in Cairo, both included. */
export interface Period {
  from: Day;
  to: Day;
}

/** The last days up to today, or those from one day to another. */
export interface PeriodWish {
  days?: number | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
}

/** The period that somebody wishes; null if there is none, or a longer one than is counted. */
export function periodOf({ days, from, to }: PeriodWish, today: Day): Period | null {
  if (from === undefined && to === undefined) {
    const last = days ?? REVENUE_WINDOW_DAYS;
    return last < 1 || last > MAX_PERIOD_DAYS ? null : { from: addDays(today, 1 - last), to: today };
  }
  if (from === undefined || to === undefined || days !== undefined) return null;
  return to < from || to > addDays(from, MAX_PERIOD_DAYS - 1) ? null : { from, to };
}

/** The period of the same length that ends on the day before. */
export function periodBefore({ from, to }: Period): Period {
  let length = 1;
  while (addDays(from, length) <= to) length += 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** The average of an amount over jobs ("450.00"), rounded to the piastre; null without jobs. */
export function averageOf(amount: string, jobs: number): string | null {
  return jobs === 0 ? null : toDecimal(piastres(Math.round(fromDecimal(amount) / jobs)));
}

/** How a figure differs from the one before: which way, and by which share of it; null if there was nothing before. */
export interface Change {
  way: 'up' | 'down' | 'same';
  share: number | null;
}

export function changeOf(now: number, before: number): Change {
  const way = now > before ? 'up' : now < before ? 'down' : 'same';
  return { way, share: before === 0 ? null : Math.abs(now - before) / Math.abs(before) };
}
