import { MONEY_TRIES } from '@hirfa/domain/payments';
import { failingJobs, refusalOfJob } from '../../kernel/failing-jobs.ts';
import type { KindOfWork } from '../../kernel/waiting-work.ts';
import { findNextSteps, OPERATIONS_JOB } from '../../payments/index.ts';
import { chargeback } from './waiting-chargebacks.ts';
import { dispute } from './waiting-disputes.ts';
import { refusalToDecideTransfer } from '../refunds/decide-transfer.ts';
import { waitingTransfers } from '../refunds/queries.ts';
import { findTitles } from './queries.ts';

const stuck = failingJobs({ names: [OPERATIONS_JOB], tries: MONEY_TRIES });

/** Refunds, releases and captures that the gateway does not do. */
const payment: KindOfWork<'payment'> = {
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
  refusalOf: refusalOfJob,
  decisions: {},
  audit: [],
};

/** Refunds that could not go back, and that customers want by a transfer. */
const transfer: KindOfWork<'transfer'> = {
  ...waitingTransfers,
  refusalOf: refusalToDecideTransfer,
  decisions: {},
  audit: [],
};

export const bookingsQueue = { dispute, chargeback, payment, transfer };
