import { showChangedBooking } from '../../bookings/index.ts';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { owedTogether } from '../../payments/index.ts';
import { isOwnRefund, takeOwedAsCredit } from '../queries.ts';

/**
 * The customer takes a refund that could not go back as credit, which they have at once, with the others of its
 * package.
 */
export async function takeRefundAsCredit({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const { db, now, actor } = ctx;
  if (!(await isOwnRefund(db, id, actor.user_id))) return refuse('not_found');
  let taken = 0;
  for (const part of await owedTogether(db, id)) {
    const booking_id = await takeOwedAsCredit(db, part, now);
    if (booking_id === null) continue;
    taken += 1;
    await showChangedBooking({ ctx, input: { booking_id } });
  }
  return taken === 0 ? refuse('state_changed') : { id };
}
