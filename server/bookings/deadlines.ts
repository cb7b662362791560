import { type BookingEvent, STATE_TABLE } from '@hirfa/domain/bookings';
import { type Deadline, dropDeadline } from '../kernel/deadlines.ts';
import type { DeadlineHandler } from '../kernel/room.ts';
import { closeAttempt, type PaymentCtx, type PaymentServices, releasePayoutJob } from '../payments/index.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { changeBooking } from './change-booking.ts';
import { countAgain } from './metrics/count-metrics.ts';
import { type BookingRow, findBookingRow, lockBooking } from './queries.ts';

type Due = { ctx: PaymentCtx; input: Deadline };

const EXPIRE_HOLD = 'booking.expire_hold';
/** The events of the state table that the clock may cause. */
const CLOCK_EVENTS: ReadonlySet<BookingEvent> = new Set(
  STATE_TABLE.filter(({ who }) => who.some((part) => part === 'clock')).map(({ event }) => event),
);

/** A deadline for each event that the clock causes, one for a payout, and one for figures that age. */
export const bookingDeadlines: readonly DeadlineHandler<PaymentServices>[] = [
  ...[...CLOCK_EVENTS]
    .filter((event) => event !== 'expire_hold' && event !== 'extend_hold')
    .map((event) => ({ kind: `booking.${event}`, verb: (due: Due) => takeClockStep(due, event) })),
  { kind: EXPIRE_HOLD, verb: expireHold, atOnce: 16 },
  { kind: 'booking.release_payout', verb: releaseKeptPayout },
  { kind: 'booking.count_metrics', verb: countAgain },
];

/** Takes the step that the clock causes, if the state table still allows it. */
function takeClockStep({ ctx, input: deadline }: Due, event: BookingEvent): Promise<void> {
  return ctx.transaction('clock', async (tx) => {
    const booking = await lockBooking(tx.db, deadline.entity_id);
    if (booking !== undefined) await changeBooking({ ctx: tx, input: { booking, event, part: 'clock' } });
    await dropDeadline(tx.db, { ...deadline, due_at: tx.now });
  });
}

/** What a late cancellation left to the provider can be paid out now. */
async function releaseKeptPayout({ ctx, input: deadline }: Due): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    await enqueueJob(tx.db, releasePayoutJob, deadline.entity_id);
    await dropDeadline(tx.db, { ...deadline, due_at: tx.now });
  });
}

/** Ends an unpaid hold. The gateway's page is closed first; a customer who is paying right now gets more time, once. */
export async function expireHold({ ctx, input: deadline }: Due): Promise<void> {
  const before = await findBookingRow(ctx.db, deadline.entity_id);
  const outcome =
    before !== undefined && isUnpaid(before) ? await closeAttempt({ ctx, input: { booking_id: before.id } }) : 'closed';
  await ctx.transaction('clock', async (tx) => {
    const booking = await lockBooking(tx.db, deadline.entity_id);
    if (booking === undefined) return dropDeadline(tx.db, { ...deadline, due_at: tx.now });
    // The payment's own event is about to reach this booking.
    if (outcome === 'paid' && booking.authorized_at === null) return;
    const event = outcome === 'under_way' && booking.hold_extended_at === null ? 'extend_hold' : 'expire_hold';
    await changeBooking({ ctx: tx, input: { booking, event, part: 'clock' } });
    await dropDeadline(tx.db, { ...deadline, due_at: tx.now });
  });
}

/** The deadline at which an unpaid hold expires. */
export const holdDeadline = (bookingId: string, due_at: Date): Deadline => ({
  kind: EXPIRE_HOLD,
  entity_id: bookingId,
  due_at,
});

const isUnpaid = ({ status, authorized_at }: BookingRow) => status === 'awaiting_acceptance' && authorized_at === null;
