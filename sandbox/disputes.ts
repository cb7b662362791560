import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** How long the bank takes evidence. */
const EVIDENCE_MS = 7 * 24 * 60 * 60_000;

const Dispute = z.object({
  id: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  amount: z.int(),
  reason: z.enum(['fraudulent', 'product_not_received', 'product_unacceptable', 'general']),
  evidence_until: z.string(),
});
/** A chargeback as the protocol shows it: the bank of the customer has taken `amount`, until it is `won`. */
export type Dispute = z.infer<typeof Dispute>;

export function findDispute(database: DatabaseSync, checkoutId: string): Dispute | null {
  const row = database
    .prepare('select id, state, amount, reason, evidence_until from disputes where checkout_id = ?')
    .get(checkoutId);
  return row === undefined ? null : Dispute.parse(row);
}

/** A bank may take the money of a checkout again after it has returned it. */
export function insertDispute(database: DatabaseSync, checkoutId: string, amount: number, now: Date): void {
  database.prepare("delete from disputes where checkout_id = ? and state = 'won'").run(checkoutId);
  database
    .prepare('insert into disputes (id, checkout_id, state, amount, reason, evidence_until) values (?, ?, ?, ?, ?, ?)')
    .run(
      `dis_${randomBytes(18).toString('base64url')}`,
      checkoutId,
      'open',
      amount,
      'product_not_received',
      new Date(now.getTime() + EVIDENCE_MS).toISOString(),
    );
}

export function endDispute(database: DatabaseSync, checkoutId: string, state: 'won' | 'lost'): void {
  database.prepare("update disputes set state = ? where checkout_id = ? and state = 'open'").run(state, checkoutId);
}
