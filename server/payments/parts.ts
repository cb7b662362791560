import type { Pool } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { Scope } from '../platform/transactions.ts';
import type { Gateway } from './gateway.ts';

/** What payments need outside of a person's transaction. */
export interface PaymentParts {
  /** The worker's pool. */
  pool: Pool;
  gateway: Gateway;
  scope: () => Scope;
  log: Log;
  /** The address at which people and the gateway reach this product. */
  origin: () => string;
}
