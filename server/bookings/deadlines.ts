import { type BookingEvent, isDisputed, STATE_TABLE } from '@hirfa/domain/bookings';
import { type Deadline, dropDeadline } from '../kernel/deadlines.ts';
import type { DeadlineHandler } from '../kernel/room.ts';
import { type PaymentCtx, type PaymentServices, releasePayoutJob } from '../payments/index.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { changeBooking } from './change-booking.ts';
import { missAnswer } from './disputes/answer-dispute.ts';
import { findFreeTimes } from './free-time/find-free-times.ts';
import { FIND_FREE_TIME } from './free-time/queries.ts';
import { EXPIRE_HOLD, expireHold, expireHoldsTogether } from './holds/expire-hold.ts';
import { countAgain } from './metrics/count-metrics.ts';
import { lockBooking } from './queries.ts';
import { expireProposal } from './reschedule/expire-proposal.ts';
import { giveTurns } from './waitlist/give-turns.ts';
import { GIVE_TURNS } from './waitlist/queries.ts';

type Due = { ctx: PaymentCtx; input: Deadline };

/** The events of the state table that the clock may cause. */
const CLOCK_EVENTS: ReadonlySet<BookingEvent> = new Set(
  STATE_TABLE.filter(({ who }) => who.some((part) => part === 'clock')).map(({ event }) => event),
);

/**
 * A deadline for each event that the clock causes, one for a payout, one for figures that age, one for lists,
 * and one for those who wait for a time.
 */
export const bookingDeadlines: readonly DeadlineHandler<PaymentServices>[] = [
  ...[...CLOCK_EVENTS]
    .filter((event) => !['expire_hold', 'extend_hold', 'expire_proposal', 'miss_answer'].includes(event))
    .map((event) => ({ kind: `booking.${event}`, verb: (due: Due) => takeClockStep(due, event) })),
  { kind: EXPIRE_HOLD, verb: expireHold, atOnce: 16, together: { most: 100, verb: expireHoldsTogether } },
  { kind: 'booking.expire_proposal', verb: expireProposal },
  { kind: 'booking.miss_answer', verb: missAnswer },
  { kind: 'booking.release_payout', verb: releaseKeptPayout },
  { kind: 'booking.count_metrics', verb: countAgain },
  { kind: GIVE_TURNS, verb: giveTurns },
  { kind: FIND_FREE_TIME, verb: findFreeTime, together: { most: 100, verb: findFreeTimes } },
];

async function findFreeTime({ ctx, input }: Due): Promise<void> {
  await findFreeTimes({ ctx, input: [input] });
}

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
    const booking = await lockBooking(tx.db, deadline.entity_id);
    if (booking && !isDisputed(booking)) await enqueueJob(tx.db, releasePayoutJob, booking.id);
    await dropDeadline(tx.db, { ...deadline, due_at: tx.now });
  });
}
