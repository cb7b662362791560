import { cairoDay, cairoMinute, type Day } from '../market/index.ts';
import { DAY_PARTS, type DayPart } from './filters.ts';

/** When providers are looked for; undefined is any day, or all of it. */
export interface AskedTime {
  day?: Day | undefined;
  part?: DayPart | undefined;
}

/** Whether an instant is in the time that is asked for, by Cairo's clock. */
export function isWithin(at: Date, { day, part }: AskedTime): boolean {
  if (day !== undefined && cairoDay(at) !== day) return false;
  if (part === undefined) return true;
  const minute = cairoMinute(at);
  return DAY_PARTS[part].from_minute <= minute && minute < DAY_PARTS[part].to_minute;
}
