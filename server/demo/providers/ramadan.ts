import type { WeeklyHours } from '@hirfa/domain/bookings';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { newId } from '../../platform/ids.ts';

const HOUR = 60;

/** Shorter days and an evening after iftar; every day but Friday. */
const RAMADAN_WEEK: readonly WeeklyHours[] = [0, 1, 2, 3, 4, 6].flatMap((weekday) => [
  { weekday, from_minute: 11 * HOUR, to_minute: 15 * HOUR },
  { weekday, from_minute: 20 * HOUR, to_minute: 23 * HOUR },
]);

/** A month of Ramadan that has just begun for a provider, with a day off and extra hours in it. */
export function ramadanRows(provider_id: string, now: Date) {
  const today = cairoDay(now);
  const id = newId();
  const days = { first_day: today, last_day: addDays(today, 29) };
  return {
    providerHourTemplates: [
      { id, provider_id, kind: 'ramadan' as const, name_en: 'Ramadan', name_ar: 'رمضان', ...days },
    ],
    providerTemplateHours: RAMADAN_WEEK.map((hours) => ({ ...hours, template_id: id })),
    providerDayExceptions: [
      { id: newId(), provider_id, day: addDays(today, 3), kind: 'off' as const },
      { id: newId(), provider_id, day: addDays(today, 5), kind: 'hours' as const, from_minute: 540, to_minute: 600 },
    ],
  };
}
