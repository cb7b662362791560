import { showChangedBooking } from '../../bookings/index.ts';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { isOwnRefund, takeOwedAsCredit } from '../queries.ts';

/** The customer takes a refund that could not go back as credit, which they have at once. */
export async function takeRefundAsCredit({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const { db, now, actor } = ctx;
  const bookingId = await takeOwedAsCredit(db, id, now);
  if (bookingId === null) return refuse((await isOwnRefund(db, id, actor.user_id)) ? 'state_changed' : 'not_found');
  await showChangedBooking({ ctx, input: { booking_id: bookingId } });
  return { id };
}
