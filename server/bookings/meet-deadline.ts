import { BOOKING_TIMES, type BookingEvent, STATE_TABLE } from '@hirfa/domain/bookings';
import { closeAttempt, type PaymentParts } from '../payments/index.ts';
import { type Deadline, dropDeadline, setDeadlines } from '../platform/deadlines.ts';
import { askForJob } from '../platform/jobs.ts';
import { asWorker } from '../platform/transactions.ts';
import type { WriteCtx } from '../platform/verb.ts';
import { changeBooking } from './change-booking.ts';
import { type BookingRow, findBookingRow, lockBooking, updateBooking } from './queries.ts';

const EVENTS: ReadonlySet<string> = new Set(STATE_TABLE.map(({ event }) => event));
const isEvent = (name: string): name is BookingEvent => EVENTS.has(name);

/** Does what the clock has to do for a booking, if it still applies. */
export async function meetBookingDeadline(parts: PaymentParts, deadline: Deadline): Promise<void> {
  const wanted = deadline.kind.replace('booking.', '');
  if (wanted === 'expire_hold') return expireHold(parts, deadline);
  await asWorker(parts.pool, 'clock', parts.scope(), async (ctx) => {
    if (wanted === 'release_payout') await askForJob(ctx.db, { name: 'release_payout', entity_id: deadline.entity_id });
    const booking = await lockBooking(ctx.db, deadline.entity_id);
    if (booking !== undefined && isEvent(wanted)) await changeBooking(ctx, booking, { event: wanted, part: 'clock' });
    await dropDeadline(ctx.db, { ...deadline, due_at: ctx.now });
  });
}

/** Expires an unpaid hold. The gateway's page is closed first; while somebody is paying, the hold is extended, once. */
async function expireHold(parts: PaymentParts, deadline: Deadline): Promise<void> {
  const before = await findBookingRow(parts.pool, deadline.entity_id);
  const isUnpaid = before?.status === 'awaiting_acceptance' && before.authorized_at === null;
  const outcome = isUnpaid ? await closeAttempt(parts, deadline.entity_id) : 'closed';
  await asWorker(parts.pool, 'clock', parts.scope(), async (ctx) => {
    const booking = await lockBooking(ctx.db, deadline.entity_id);
    if (booking === undefined) return dropDeadline(ctx.db, { ...deadline, due_at: ctx.now });
    // The event of the payment will reach this booking in another transaction.
    if (outcome === 'paid' && booking.authorized_at === null) return;
    const isUnpaidStill = booking.status === 'awaiting_acceptance' && booking.authorized_at === null;
    if (outcome === 'under_way' && isUnpaidStill && booking.hold_extended_at === null) return extendHold(ctx, booking);
    await changeBooking(ctx, booking, { event: 'expire_hold', part: 'clock' });
    await dropDeadline(ctx.db, { ...deadline, due_at: ctx.now });
  });
}

async function extendHold({ db, now }: WriteCtx, booking: BookingRow): Promise<void> {
  const hold_until = new Date(now.getTime() + BOOKING_TIMES.holdExtensionMs);
  await updateBooking(db, booking.id, { hold_until, hold_extended_at: now, version: booking.version + 1 });
  await setDeadlines(db, booking.id, [{ kind: 'booking.expire_hold', due_at: hold_until }]);
}
