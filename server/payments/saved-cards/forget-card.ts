import { gatewayOf, type PaymentCtx } from '../services.ts';
import { deleteRemovedCard, findRemovedCard } from './queries.ts';

/** A job: the gateway forgets a card that its owner has removed. Some have no such call. */
export async function forgetCard({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  const card = await findRemovedCard(ctx.db, id);
  if (card === undefined) return;
  await gatewayOf(ctx.services, card).forgetCard?.(card.token);
  await ctx.transaction('gateway', ({ db }) => deleteRemovedCard(db, id));
}
