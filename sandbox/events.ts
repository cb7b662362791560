import { randomBytes } from 'node:crypto';
import { showCheckout, type Checkout, type CheckoutRow, type Sandbox } from './checkouts.ts';
import { behaviourOf } from './payers.ts';

export type EventType =
  | 'payment.authorized'
  | 'payment.declined'
  | 'payment.captured'
  | 'payment.voided'
  | 'payment.refunded'
  | 'checkout.closed'
  | 'dispute.created'
  | 'dispute.closed';

/** The body of a webhook. */
export interface SandboxEvent {
  id: string;
  type: EventType;
  created_at: string;
  /** The token of a saved card is not in it: who gets it may store it. */
  data: { checkout: Omit<Checkout, 'saved_card'> };
}

/** Stores an event in the same transaction as its change; it is sent afterwards. */
export function recordEvent(sandbox: Sandbox, type: EventType, row: CheckoutRow): void {
  if (behaviourOf(row) === 'lost_webhook') return;
  const now = sandbox.now().toISOString();
  const id = `evt_${randomBytes(18).toString('base64url')}`;
  const { saved_card: _, ...checkout } = showCheckout(sandbox, row);
  const event: SandboxEvent = { id, type, created_at: now, data: { checkout } };
  sandbox.database
    .prepare('insert into events (id, checkout_id, webhook_url, body, created_at, next_at) values (?, ?, ?, ?, ?, ?)')
    .run(id, row.id, row.webhook_url, JSON.stringify(event), now, now);
}
