import { failingJobs, putJobAside, refusalOfJob } from '../../kernel/failing-jobs.ts';
import type { KindOfWork } from '../../kernel/waiting-work.ts';
import { OPERATIONS_JOB, WEBHOOK_JOB } from '../../payments/index.ts';

/** Work that is not tried again, and is no kind of its own. */
const job: KindOfWork<'job'> = {
  ...failingJobs({ names: [OPERATIONS_JOB, WEBHOOK_JOB], areOthers: true }),
  refusalOf: refusalOfJob,
  decisions: { put_aside: putJobAside },
  audit: ['job.put_aside'],
};

export const adminQueue = { job };
