import { dayOf, instantOf, type Moment } from './moments.ts';
import { UTC } from './zones.ts';

/** Occurrences that an event does not have, or has elsewhere. */
export interface Marks {
  add(moment: Moment): void;
  has(start: Moment): boolean;
}

/** A day marks all that begins on it; a time marks what begins at its instant, and a whole day that has it. */
export function createMarks(moments: readonly Moment[] = []): Marks {
  const instants = new Set<number>();
  const days = new Set<number>();
  const daysOfTimes = new Set<number>();
  const marks: Marks = {
    add(moment) {
      if (moment.isDay) days.add(dayOf(moment));
      else instants.add(instantOf(moment));
      if (!moment.isDay && moment.zone !== UTC) daysOfTimes.add(dayOf(moment));
    },
    has(start) {
      const day = dayOf(start);
      return days.has(day) || instants.has(instantOf(start)) || (start.isDay && daysOfTimes.has(day));
    },
  };
  for (const moment of moments) marks.add(moment);
  return marks;
}
