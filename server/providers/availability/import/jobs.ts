import { wasSlow } from '@hirfa/domain/providers';
import type { Database } from '../../../platform/db.ts';
import { defineJob, enqueueJob } from '../../../platform/jobs.ts';
import { findCalendar } from '../queries.ts';
import { awaitReading } from './queries.ts';

/** Reads the imported calendar of a provider, if that is quick; otherwise the other one reads it. */
export const readCalendarJob = defineJob('providers.read_calendar', 'foreign');
export const readSlowCalendarJob = defineJob('providers.read_slow_calendar', 'slow');

/** The deadline of the next reading. */
export const READ_CALENDAR = 'provider.read_calendar';

/** Has the calendar of a provider read soon. */
export async function enqueueReading(db: Database, providerId: string): Promise<void> {
  const calendar = await findCalendar(db, providerId);
  const isSlow = wasSlow(calendar?.import_setbacks ?? 0, calendar?.import_problem ?? null);
  await awaitReading(db, providerId);
  await enqueueJob(db, isSlow ? readSlowCalendarJob : readCalendarJob, providerId);
}
