import { observeAbout } from '../payments/index.ts';
import { findFailedRefunds } from './queries.ts';
import type { ReconcileCtx } from './services.ts';

/**
 * Asks for the checkouts whose refunds have failed by the list, whose events may be lost: their customers are owed the
 * money. One that can not be read stays a difference.
 */
export async function observeFailedRefunds({
  ctx,
  input,
}: {
  ctx: ReconcileCtx;
  input: { from: Date };
}): Promise<void> {
  for (const failed of await findFailedRefunds(ctx.db, input.from))
    await observeAbout({ ctx, input: failed }).catch((error: unknown) => {
      ctx.log.error({ error, ...failed }, 'a checkout whose refund has failed could not be read');
    });
}
