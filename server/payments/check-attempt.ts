import { type Deadline, dropDeadline, setDeadlines } from '../platform/deadlines.ts';
import { asWorker } from '../platform/transactions.ts';
import type { PaymentParts } from './parts.ts';
import { findAttempt } from './queries.ts';
import { observeCheckout } from './observe-checkout.ts';

/** The kind of deadline at which an attempt is checked. */
export const CHECK_ATTEMPT = 'attempt.check';
const NEXT_CHECK_MS = 30_000;

/** Asks the gateway about an attempt, again and again until it is decided, for webhooks may never come. */
export async function checkAttempt(parts: PaymentParts, deadline: Deadline): Promise<void> {
  const scope = parts.scope();
  const attempt = await findAttempt(parts.pool, { id: deadline.entity_id });
  const isDecided = attempt === undefined || (await observeCheckout(parts, attempt));
  await asWorker(parts.pool, 'clock', scope, async ({ db, now }) => {
    if (isDecided) await dropDeadline(db, { ...deadline, due_at: now });
    else await setDeadlines(db, deadline.entity_id, [{ kind: CHECK_ATTEMPT, due_at: new Date(now.getTime() + NEXT_CHECK_MS) }]);
  });
}
