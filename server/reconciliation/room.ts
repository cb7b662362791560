import { RECONCILED_AT_MINUTE } from '@hirfa/domain/payments';
import type { Room } from '../kernel/room.ts';
import type { PaymentServices } from '../payments/index.ts';
import { reconciliationHandlers } from './handlers.ts';
import { reconcileDayJob } from './jobs.ts';
import { reconciliationPersonalData } from './personal-data.ts';
import { reconcileDay } from './reconcile-day.ts';
import { startNight } from './start-night.ts';
import { reconciliationQueue } from './waiting-work.ts';

const BOOKS = 'a part of the books of the platform, which the law keeps';

export const reconciliationRoom = {
  name: 'reconciliation',
  handlers: reconciliationHandlers,
  queue: reconciliationQueue,
  jobs: [{ kind: reconcileDayJob, verb: reconcileDay }],
  nightly: [{ kind: 'reconciliation.night', minute: RECONCILED_AT_MINUTE, verb: startNight }],
  retention: [
    { table: 'public.reconciliations', kept: 'one row a day' },
    { table: 'public.gateway_movements', kept: BOOKS },
    { table: 'public.reconciliation_differences', kept: BOOKS },
  ],
  personalData: reconciliationPersonalData,
} as const satisfies Room<PaymentServices>;
