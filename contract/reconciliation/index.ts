import * as z from 'zod';
import { adminCall } from '../calls.ts';
import { DayText } from '../lists.ts';

export { waitingDifferences } from './waiting-work.ts';

/** The comparison of the books with the gateways about one day. */
export const Reconciliation = z.strictObject({
  day: DayText,
  /** `first`: the comparison begins after this day; `failed`: it is tried again. */
  state: z.enum(['first', 'waiting', 'failed', 'done']),
  tries: z.int(),
  error: z.string().nullable(),
  compared: z.int(),
  changed_at: z.iso.datetime(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** The comparison of the books with what gateways list; its differences are in the work queue of admins. */
export const reconciliation = {
  /** Those of the last days, the newest first, with how many differences are open. */
  listReconciliations: adminCall
    .meta({ staleAfter: { any: ['queue_changed'] } })
    .route({
      method: 'GET',
      path: '/api/v1/admin/reconciliations',
      summary: 'Comparisons with the gateways',
      tags: ['admin'],
    })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(Reconciliation).max(14), open_differences: z.int() })),
};
