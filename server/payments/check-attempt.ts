import { type Deadline, dropDeadline, setDeadlines } from '../kernel/deadlines.ts';
import { observeCheckout, type Observed } from './observe-checkout.ts';
import { findAttempt } from './queries.ts';
import type { PaymentCtx } from './services.ts';

/** The kind of deadline at which an attempt is checked. */
export const CHECK_ATTEMPT = 'attempt.check';
/** When an attempt is checked again. */
const NEXT_CHECK_MS = { open: 30_000, authorized: 30 * 60_000 } as const;

/** Asks the gateway about an attempt, again and again until nothing can change, because a webhook may never come. */
export async function checkAttempt({ ctx, input: deadline }: { ctx: PaymentCtx; input: Deadline }): Promise<void> {
  const attempt = await findAttempt(ctx.db, { id: deadline.entity_id });
  const observed: Observed = attempt === undefined ? 'final' : await observeCheckout({ ctx, input: { attempt } });
  await ctx.transaction('clock', async ({ db, now }) => {
    if (observed === 'final') await dropDeadline(db, { ...deadline, due_at: now });
    else
      await setDeadlines(db, deadline.entity_id, [
        { kind: CHECK_ATTEMPT, due_at: new Date(now.getTime() + NEXT_CHECK_MS[observed]) },
      ]);
  });
}
