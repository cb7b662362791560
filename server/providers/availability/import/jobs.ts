import { defineJob } from '../../../platform/jobs.ts';

/** Reads the imported calendar of a provider. */
export const readCalendarJob = defineJob('providers.read_calendar', 'foreign');

/** The deadline of the next reading. */
export const READ_CALENDAR = 'provider.read_calendar';
