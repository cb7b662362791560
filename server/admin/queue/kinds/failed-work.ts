import { MONEY_TRIES } from '@hirfa/domain/admin';
import { findTitles } from '../../../bookings/index.ts';
import { failingJobs, findFailingJob } from '../../../kernel/failing-jobs.ts';
import { type Ctx, type Person, refuse } from '../../../kernel/verb.ts';
import { findNextSteps, OPERATIONS_JOB, WEBHOOK_JOB } from '../../../payments/index.ts';
import { dismissJob } from '../failed-work.ts';
import type { KindOfWork } from './kind.ts';

/** Why nobody can decide about failing work; null if they can. */
async function refusalOf({ db }: Ctx<Person>, id: string) {
  return (await findFailingJob(db, id)) === undefined ? refuse('state_changed') : null;
}

const stuck = failingJobs({ names: [OPERATIONS_JOB], tries: MONEY_TRIES });

/** Refunds, releases and captures that the gateway does not do. */
export const payments: KindOfWork<'payment'> = {
  ...stuck,
  async find(db, page) {
    const jobs = await stuck.find(db, page);
    const ids = jobs.flatMap(({ entity }) => entity ?? []);
    const [steps, titles] = [await findNextSteps(db, ids), await findTitles(db, ids)];
    return jobs.map((job) => {
      const booking_id = job.entity ?? '';
      const { step, refund } = steps.get(booking_id) ?? { step: 'release' as const, refund: '0.00' };
      const { title_en, title_ar } = titles.get(booking_id) ?? { title_en: '', title_ar: '' };
      return { ...job, booking_id, title_en, title_ar, step, refund };
    });
  },
  refusalOf,
  decisions: {},
};

const aside: KindOfWork<'job'>['decisions'] = { put_aside: (ctx, input) => dismissJob({ ctx, input }) };

/** Webhooks of the gateway that could not be processed. */
export const webhooks: KindOfWork<'webhook'> = {
  ...failingJobs({ names: [WEBHOOK_JOB], tries: MONEY_TRIES }),
  refusalOf,
  decisions: aside,
};

/** All other work that is not tried again. */
export const jobs: KindOfWork<'job'> = {
  ...failingJobs({ names: [OPERATIONS_JOB, WEBHOOK_JOB], areOthers: true }),
  refusalOf,
  decisions: aside,
};
