import { defineJob } from '../platform/jobs.ts';

export const issueInvoicesJob = defineJob('issue_invoices', 'rest');
