import { defineJob } from '../platform/jobs.ts';

/** Its entity is a day. */
export const reconcileDayJob = defineJob('reconcile_day', 'rest');
