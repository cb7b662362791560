import { MONEY_TRIES } from '@hirfa/domain/payments';
import { failingJobs, putJobAside, refusalOfJob } from '../kernel/failing-jobs.ts';
import type { KindOfWork } from '../kernel/waiting-work.ts';
import { WEBHOOK_JOB } from './jobs.ts';

/** Webhooks of the gateway that could not be processed. */
const webhook: KindOfWork<'webhook'> = {
  ...failingJobs({ names: [WEBHOOK_JOB], tries: MONEY_TRIES }),
  refusalOf: refusalOfJob,
  decisions: { put_aside: putJobAside },
  audit: ['job.put_aside'],
};

export const paymentsQueue = { webhook };
