import type { WorkCtx } from '../kernel/work.ts';
import type { Gateway } from './gateway.ts';

/** The dependencies of payments. */
export interface PaymentServices {
  /** The gateway of new attempts. */
  gateway: Gateway;
  /** Those with which earlier attempts may have been made. */
  earlierGateways: readonly Gateway[];
  /** The address of this product, for people and for the gateway. */
  origin(): string;
}

/**
 * The gateway with which an attempt was made, also after another one was chosen for new attempts.
 * @throws if it is not configured any more: who asked is retried.
 */
export function gatewayOf({ gateway, earlierGateways }: PaymentServices, { adapter }: { adapter: string }): Gateway {
  const found = [gateway, ...earlierGateways].find(({ name }) => name === adapter);
  if (found === undefined) throw new Error(`the gateway ${adapter}, which has payments, is not configured`);
  return found;
}

/** The context of payment verbs that call the gateway; they open their own transactions. */
export type PaymentCtx = WorkCtx<PaymentServices>;
