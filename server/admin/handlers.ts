import type { AccountServices } from '../accounts/index.ts';
import { type AdminHandledBy, adminHandlersOf } from '../kernel/handlers.ts';
import { type PendingDecisions, refusingPendingDecision } from '../kernel/pending-decisions.ts';
import { refuse } from '../kernel/verb.ts';
import type { KindsOfWork } from '../kernel/waiting-work.ts';
import { exportAuditLog, noteExport } from './audit/export-audit-log.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { exportFigures, noteFile } from './figures/export-figures.ts';
import { getDashboard } from './figures/get-dashboard.ts';
import { listPayments } from './figures/list-payments.ts';
import { exportTable, noteTable } from './files/export-table.ts';
import { listOutbox } from './outbox/list-outbox.ts';
import { lookAtMail } from './outbox/look-at-mail.ts';
import { decideLater, undoDecision } from './queue/decide-later.ts';
import { runJobAgain } from './queue/run-job-again.ts';
import { listQueue } from './queue/list-queue.ts';
import { searchEverything } from './search/search-everything.ts';
import { getSettings } from './settings/get-settings.ts';
import { resetTestData } from './test-tools/reset-test-data.ts';
import type { TestToolServices } from './test-tools/services.ts';
import { deleteTestBooking, getBookingDeletion, getTestTools } from './test-tools/test-tools.ts';
import { listJobs } from './work/list-jobs.ts';
import { listWebhooks } from './work/list-webhooks.ts';

export type AdminServices = AccountServices &
  TestToolServices & { pendingDecisions: PendingDecisions; kindsOfWork: KindsOfWork };

export const adminHandlers = (services: AdminServices) => adminHandlersOf('admin', services, CALLS);

/** Where the test tools are off, their calls do not exist. */
function existing<Work, Answer>(verb: (work: Work) => Promise<Answer>) {
  return async (work: Work & { ctx: { services: TestToolServices } }) =>
    work.ctx.services.testTools === null ? refuse('not_found') : verb(work);
}

const CALLS: AdminHandledBy<'admin', AdminServices> = {
  // The queue.
  listQueue,
  decideLater,
  undoDecision,
  runJobAgain: refusingPendingDecision(runJobAgain),

  // Money.
  getDashboard,
  listPayments,
  exportFigures: { csv: exportFigures, name: ({ table }) => `hirfa-${table}.csv`, note: noteFile },

  // The marketplace.
  getSettings,

  // What happened.
  searchEverything,
  listAuditLog,
  exportAuditLog: { csv: async (work) => exportAuditLog(work), name: () => 'hirfa-audit-log.csv', note: noteExport },
  exportTable: { csv: async (work) => exportTable(work), name: ({ table }) => `hirfa-${table}.csv`, note: noteTable },
  listOutbox,
  getOutboxMail: lookAtMail,
  listJobs,
  listWebhooks,

  getTestTools: existing(getTestTools),
  adminDeleteBookingById: existing(deleteTestBooking),
  getBookingDeletion: existing(getBookingDeletion),
  resetTestData: existing(resetTestData),
};
