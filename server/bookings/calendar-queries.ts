import type { TimeRange } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';

const Hours = { from_minute: z.number(), to_minute: z.number() };
export const Week = z.array(z.object({ weekday: z.number(), ...Hours }));
export const Exceptions = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('off'), day: z.string() }),
    z.object({ kind: z.literal('hours'), day: z.string(), ...Hours }),
  ]),
);
export const CalendarRow = z.object({
  notice_minutes: z.number(),
  horizon_days: z.number(),
  slot_step_minutes: z.number(),
  travel_buffer_minutes: z.number(),
  weekly: Week,
  templates: z.array(z.object({ first_day: z.string(), last_day: z.string(), hours: Week })),
  exceptions: Exceptions,
  busy: z.array(z.object({ start: z.coerce.date(), end: z.coerce.date() })),
});

export type CalendarRow = z.infer<typeof CalendarRow>;

/** When a provider works and is busy between two instants: bookings with their travel buffers, and imported times. */
export async function findCalendar(db: Database, providerId: string, { start, end }: TimeRange) {
  const [row] = await db.execute(
    sql`select * from provider_calendar(${providerId}::uuid, ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
  );
  return CalendarRow.parse(row);
}
