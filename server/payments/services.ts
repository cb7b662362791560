import type { WorkCtx } from '../kernel/work.ts';
import type { Gateway } from './gateway.ts';

/** The dependencies of payments. */
export interface PaymentServices {
  gateway: Gateway;
  /** The address of this product, for people and for the gateway. */
  origin(): string;
}

/** The context of payment verbs that call the gateway; they open their own transactions. */
export type PaymentCtx = WorkCtx<PaymentServices>;
