import { defineJob } from '../../platform/jobs.ts';

export const deleteBookingJob = defineJob('delete_booking', 'money');
