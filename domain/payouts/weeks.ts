import { addDays, cairoDay, type Day, startOfDay, weekOf } from '../market/index.ts';

/** The instant at which a week ends, and its payouts are cut: Sunday 00:00 in Cairo. `week` is its first Sunday. */
export function cutOfWeek(week: Day): Date {
  return startOfDay(addDays(week, 7));
}

/** The last week that has ended. */
export function weekToCut(now: Date): Day {
  return addDays(weekOf(cairoDay(now)), -7);
}

/** When payouts are cut next. */
export function nextCut(now: Date): Date {
  return cutOfWeek(weekOf(cairoDay(now)));
}
