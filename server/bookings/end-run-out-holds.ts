import type { PaymentCtx } from '../payments/index.ts';
import { expireHold, holdDeadline } from './deadlines.ts';
import { findRunOutHolds } from './queries.ts';

/**
 * Ends the holds of a card's provider whose time is up: a constraint knows no clock, and who comes a second after must not
 * wait for ours. One that can't be ended now (the gateway is silent) keeps its slot until the clock comes by.
 * Whether there were any.
 */
export async function endRunOutHolds({ ctx, input }: { ctx: PaymentCtx; input: { card_id: string } }): Promise<boolean> {
  const holds = await findRunOutHolds(ctx.db, input.card_id, ctx.now);
  for (const entity_id of holds) {
    await expireHold({ ctx, input: holdDeadline(entity_id, ctx.now) }).catch((error: unknown) =>
      ctx.log.error({ error, booking_id: entity_id }, 'a hold could not be ended'),
    );
  }
  return holds.length > 0;
}
