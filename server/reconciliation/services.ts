import type { WorkCtx } from '../kernel/work.ts';
import type { PaymentServices } from '../payments/index.ts';

/** The context of verbs that ask gateways; they open their own transactions. */
export type ReconcileCtx = WorkCtx<PaymentServices>;
