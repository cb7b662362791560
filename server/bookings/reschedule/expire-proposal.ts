import { possibleEvents } from '@hirfa/domain/bookings';
import { type Deadline, dropDeadline } from '../../kernel/deadlines.ts';
import type { PaymentCtx } from '../../payments/index.ts';
import { changeBooking } from '../change-booking.ts';
import { lockBooking } from '../queries.ts';
import { closeProposal, findOpenProposal } from './queries.ts';

/** A deadline: nobody can accept the proposed times any more. */
export async function expireProposal({ ctx, input: deadline }: { ctx: PaymentCtx; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    const { db, now } = tx;
    const booking = await lockBooking(db, deadline.entity_id);
    const proposal = booking && (await findOpenProposal(db, booking.id));
    if (booking && proposal && possibleEvents(booking, 'clock', now).includes('expire_proposal')) {
      await closeProposal(db, proposal.id, { outcome: 'expired', decided_at: now });
      await changeBooking({ ctx: tx, input: { booking, event: 'expire_proposal', part: 'clock' } });
    }
    await dropDeadline(db, { ...deadline, due_at: now });
  });
}
