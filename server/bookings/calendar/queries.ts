import { CALENDAR, type TimeRange } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import { TEMPLATE_KINDS } from '@hirfa/domain/providers';
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import {
  providerBusyTimes,
  providerDayExceptions,
  providerHourTemplates,
  providerTemplateHours,
  providerWeeklyHours,
} from '../../providers/index.ts';
import { Exceptions, Week } from '../calendar-queries.ts';
import { bookingPeople, bookings } from '../tables.ts';

/**
 * A provider's paid bookings that touch a span, without cancelled ones, by their start. The names are read of what was
 * found: joined in one statement, they would be looked up for all bookings of the provider.
 */
export async function findCalendarBookings(db: Database, providerId: string, { start, end }: TimeRange) {
  const { id, title, title_ar, status, payment_status, starts_at, ends_at, completed_at } = bookings;
  const found = await db
    .select({ id, title_en: title, title_ar, status, payment_status, starts_at, ends_at, completed_at })
    .from(bookings)
    .where(
      and(
        eq(bookings.provider_id, providerId),
        gte(starts_at, new Date(start.getTime() - CALENDAR.longestMs)),
        lt(starts_at, end),
        gt(ends_at, start),
        ne(status, 'cancelled'),
        isNotNull(bookings.authorized_at),
      ),
    )
    .orderBy(asc(starts_at), asc(id))
    .limit(CALENDAR.most);
  const names = await findCustomerNames(
    db,
    found.map((row) => row.id),
  );
  return found.map((row) => ({ ...row, customer_full_name: names.get(row.id) ?? '' }));
}

/** A provider's paid bookings that have not begun, by their start. */
export async function findBookedDates(db: Database, providerId: string, now: Date) {
  const found = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.provider_id, providerId),
        gt(bookings.starts_at, now),
        inArray(bookings.status, ['awaiting_acceptance', 'confirmed']),
        isNotNull(bookings.authorized_at),
      ),
    )
    .orderBy(asc(bookings.starts_at), asc(bookings.id))
    .limit(CALENDAR.most);
  const names = await findCustomerNames(
    db,
    found.map(({ id }) => id),
  );
  return found.map((booking) => ({ booking, customer_full_name: names.get(booking.id) ?? '' }));
}

async function findCustomerNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { booking_id, customer_full_name } = bookingPeople;
  const rows = await db
    .select({ booking_id, customer_full_name })
    .from(bookingPeople)
    .where(sql`${booking_id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.booking_id, row.customer_full_name]));
}

const CalendarRow = z.object({
  weekly: Week,
  templates: z.array(
    z.object({
      kind: z.enum(TEMPLATE_KINDS),
      name_en: z.string(),
      name_ar: z.string(),
      first_day: z.string(),
      last_day: z.string(),
      hours: Week,
    }),
  ),
  exceptions: Exceptions,
  busy: z.array(z.object({ start: z.coerce.date(), end: z.coerce.date() })),
});
export type CalendarRow = z.infer<typeof CalendarRow>;

const hours = sql`json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute', to_minute)`;

/** The actor's own working hours on some days, both included, and when their imported calendar is busy. */
export async function findOwnCalendar(
  db: Database,
  providerId: string,
  { start, end }: TimeRange,
  { first, last }: { first: Day; last: Day },
): Promise<CalendarRow> {
  const [row] = await db.execute(sql`
    select
      coalesce((select json_agg(${hours}) from ${providerWeeklyHours} where provider_id = ${providerId}::uuid), '[]') as weekly,
      coalesce((select json_agg(json_build_object('kind', kind, 'name_en', name_en, 'name_ar', name_ar,
          'first_day', first_day, 'last_day', last_day, 'hours',
          coalesce((select json_agg(${hours}) from ${providerTemplateHours} where template_id = template.id), '[]')))
        from ${providerHourTemplates} as template
        where provider_id = ${providerId}::uuid and first_day <= ${last}::date and last_day >= ${first}::date), '[]') as templates,
      coalesce((select json_agg(json_strip_nulls(json_build_object('day', day, 'kind', kind, 'from_minute', from_minute,
          'to_minute', to_minute)))
        from ${providerDayExceptions}
        where provider_id = ${providerId}::uuid and day between ${first}::date and ${last}::date), '[]') as exceptions,
      coalesce((select json_agg(json_build_object('start', starts_at, 'end', ends_at) order by ends_at) from (
        select starts_at, ends_at from ${providerBusyTimes}
        where provider_id = ${providerId}::uuid and ends_at > ${start.toISOString()}::timestamptz
          and starts_at < ${end.toISOString()}::timestamptz
        order by ends_at limit ${CALENDAR.most}) as taken), '[]') as busy`);
  return CalendarRow.parse(row);
}
