import type { QueueKind } from '@hirfa/domain/admin';
import { applications } from './applications.ts';
import { chats } from './chats.ts';
import { jobs, payments, webhooks } from './failed-work.ts';
import { changes } from './changes.ts';
import type { KindOfWork } from './kind.ts';
import { reports } from './reports.ts';

export type { KindOfWork } from './kind.ts';

/** All kinds of work in the queue. A new one is an entry here, in the domain and in the contract, and a component. */
export const KINDS: { readonly [Kind in QueueKind]: KindOfWork<Kind> } = {
  application: applications,
  change: changes,
  report: reports,
  payment: payments,
  chat: chats,
  webhook: webhooks,
  job: jobs,
};
