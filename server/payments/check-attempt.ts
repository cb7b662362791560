import { type Deadline, dropDeadline, setDeadlines } from '../platform/deadlines.ts';
import type { PaymentParts } from './parts.ts';
import { findAttempt } from './queries.ts';
import { observeCheckout } from './observe-checkout.ts';

/** The kind of deadline at which an attempt is looked at. */
export const CHECK_ATTEMPT = 'attempt.check';
const NEXT_LOOK_MS = 30_000;

/** Asks the gateway about an attempt, again and again until it is decided, for webhooks may never come. */
export async function checkAttempt(parts: PaymentParts, deadline: Deadline): Promise<void> {
  const { now } = parts.scope();
  const attempt = await findAttempt(parts.pool, { id: deadline.entity_id });
  const isDecided = attempt === undefined || (await observeCheckout(parts, attempt));
  if (isDecided) await dropDeadline(parts.pool, { ...deadline, due_at: now });
  else await setDeadlines(parts.pool, attempt.id, [{ kind: CHECK_ATTEMPT, due_at: new Date(now.getTime() + NEXT_LOOK_MS) }]);
}
