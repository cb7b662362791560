import type { Orpc } from '../kit/orpc.ts';

/** The comparisons of the last days with the payment services. */
export function reconciliationsQuery({ reconciliation }: Orpc) {
  return reconciliation.listReconciliations.queryOptions({ input: {} });
}
