import { addDays, cairoDay, cairoInstant, startOfDay } from '@hirfa/domain/market';

/** The days from today on which somebody is busy elsewhere, with the hours in Cairo. */
const BUSY = [
  { day: 2, from: 12, to: 14 },
  { day: 4, from: 10, to: 11 },
  { day: 9, from: 12, to: 14 },
] as const;

/** A name that nobody can have (RFC 2606); without a deadline it is never read. */
const ADDRESS = 'https://calendar.example/demo.ics';

/** An imported calendar as if it had been read just now. */
export function importedCalendarRows(provider_id: string, now: Date) {
  const at = (day: number, hour: number) => {
    const there = addDays(cairoDay(now), day);
    return cairoInstant(there, hour * 60) ?? startOfDay(there);
  };
  return {
    providerCalendars: [{ provider_id, import_address: ADDRESS, import_read_at: now, import_next_at: now }],
    providerBusyTimes: BUSY.map(({ day, from, to }) => ({
      provider_id,
      starts_at: at(day, from),
      ends_at: at(day, to),
    })),
  };
}
