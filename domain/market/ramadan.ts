import { addDays, type Day } from './cairo.ts';

const CALENDAR = 'islamic-umalqura';
const RAMADAN = '9';
/** The next Ramadan is never so many days away. */
const DAYS = 400;

/**
 * The first Ramadan that ends on this day or later, of which only days from this one on count: the calendar of
 * calculated months, from which a sighting of the moon can differ by a day. Null where the device does not know it.
 */
export function nextRamadan(from: Day): { first_day: Day; last_day: Day } | null {
  const format = new Intl.DateTimeFormat(`en-u-ca-${CALENDAR}-nu-latn`, { month: 'numeric', timeZone: 'UTC' });
  if (format.resolvedOptions().calendar !== CALENDAR) return null;
  const isIn = (day: Day) => format.format(new Date(`${day}T12:00:00Z`)) === RAMADAN;
  let first_day = from;
  for (let passed = 0; !isIn(first_day); passed += 1) {
    if (passed === DAYS) return null;
    first_day = addDays(first_day, 1);
  }
  let last_day = first_day;
  while (isIn(addDays(last_day, 1))) last_day = addDays(last_day, 1);
  return { first_day, last_day };
}
