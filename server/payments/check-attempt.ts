import { type Deadline, dropDeadline, setDeadlines } from '../kernel/deadlines.ts';
import { observeCheckout } from './observe-checkout.ts';
import { findAttempt } from './queries.ts';
import type { PaymentCtx } from './services.ts';

/** The kind of deadline at which an attempt is checked. */
export const CHECK_ATTEMPT = 'attempt.check';
const NEXT_CHECK_MS = 30_000;

/** Asks the gateway about an attempt, again and again until it is decided, because a webhook may never come. */
export async function checkAttempt({ ctx, input: deadline }: { ctx: PaymentCtx; input: Deadline }): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: deadline.entity_id });
  const isDecided = attempt === undefined || (await observeCheckout({ ctx, input: { attempt } }));
  await ctx.transaction('clock', async ({ db, now }) => {
    if (isDecided) await dropDeadline(db, { ...deadline, due_at: now });
    else
      await setDeadlines(db, deadline.entity_id, [
        { kind: CHECK_ATTEMPT, due_at: new Date(now.getTime() + NEXT_CHECK_MS) },
      ]);
  });
}
