import type { CalendarDay, ProviderCalendar } from '@hirfa/contract/bookings';
import { displayName } from '@hirfa/domain/accounts';
import { type Hours, hoursOn } from '@hirfa/domain/bookings';
import { addDays, type Day, startOfDay } from '@hirfa/domain/market';
import { type Ctx, type Person, type Refusal, refuse } from '../../kernel/verb.ts';
import { findVerifiedProvider } from '../queries.ts';
import { type CalendarRow, findCalendarBookings, findOwnCalendar } from './queries.ts';

interface Days {
  from: Day;
  days: number;
}

/** The actor's calendar as a provider, who may be suspended. */
export async function getCalendar({
  ctx: { db },
  input,
}: {
  ctx: Ctx<Person>;
  input: Days;
}): Promise<ProviderCalendar | Refusal<'provider_required'>> {
  const providerId = await findVerifiedProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const days = Array.from({ length: input.days }, (_, index) => addDays(input.from, index));
  const until = addDays(input.from, input.days);
  const span = { start: startOfDay(input.from), end: startOfDay(until) };
  const [bookings, own] = await Promise.all([
    findCalendarBookings(db, providerId, span),
    findOwnCalendar(db, providerId, span, { first: input.from, last: addDays(until, -1) }),
  ]);
  return {
    days: days.map((day) => viewDay(own, day)),
    bookings: bookings.map(({ customer_full_name, starts_at, ends_at, completed_at, ...booking }) => ({
      ...booking,
      customer: { display_name: displayName(customer_full_name) },
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      completed_at: completed_at?.toISOString() ?? null,
    })),
    busy: own.busy.map(({ start, end }) => ({ starts_at: start.toISOString(), ends_at: end.toISOString() })),
  };
}

function viewDay(own: CalendarRow, day: Day): CalendarDay {
  const template = own.templates.find(({ first_day, last_day }) => first_day <= day && day <= last_day);
  return {
    day,
    hours: joined(hoursOn(own, day)),
    is_day_off: own.exceptions.some((exception) => exception.day === day && exception.kind === 'off'),
    template: template ? { kind: template.kind, name_en: template.name_en, name_ar: template.name_ar } : null,
  };
}

/** The hours in their order; those that touch or overlap are one. */
function joined(hours: readonly Hours[]): Hours[] {
  const found: Hours[] = [];
  for (const { from_minute, to_minute } of hours.toSorted((a, b) => a.from_minute - b.from_minute)) {
    const last = found.at(-1);
    if (last === undefined || from_minute > last.to_minute) found.push({ from_minute, to_minute });
    else last.to_minute = Math.max(last.to_minute, to_minute);
  }
  return found;
}
