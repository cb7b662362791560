import { type BookingEvent, deadlinesOf, type Part, type Transition, transition, BOOKING_TIMES } from '@hirfa/domain/bookings';
import type { Booking } from '@hirfa/contract/bookings';
import { requestLines } from '../payments/index.ts';
import { setDeadlines } from '../platform/deadlines.ts';
import { newId } from '../platform/ids.ts';
import { askForJob } from '../platform/jobs.ts';
import { tellStreams } from '../platform/streams.ts';
import type { WriteCtx } from '../platform/verb.ts';
import { type BookingRow, insertHistory, updateBooking } from './queries.ts';

export interface Change {
  event: BookingEvent;
  part: Part;
  /** What the person wrote, or why the clock did it. */
  note?: string;
}

type Reason = NonNullable<Booking['cancel_reason']>;

const REASONS: Partial<Record<BookingEvent, Reason>> = {
  expire_hold: 'hold_expired',
  expire_request: 'request_expired',
  decline: 'declined',
  withdraw: 'withdrawn',
  refuse_capture: 'capture_failed',
  provider_absent: 'provider_absent',
  customer_absent: 'customer_absent',
};
const CANCELLED_BY: Partial<Record<Part, Reason>> = {
  customer: 'customer_cancelled',
  provider: 'provider_cancelled',
  admin: 'admin_cancelled',
};

/**
 * The only way in which a booking changes: one row of the state table, executed. The booking has to be locked. False where the table
 * does not allow it.
 */
export async function changeBooking(ctx: WriteCtx, booking: BookingRow, change: Change): Promise<boolean> {
  const { db, now } = ctx;
  const step = transition(booking, change.event, change.part, now);
  if (step === null) return false;
  const next = { ...booking, ...columnsOf(booking, step, change, now) };
  await updateBooking(db, booking.id, columnsOf(booking, step, change, now));
  const history_id = await writeHistory(ctx, booking, next, change);
  // What is over has nothing before it but what its cancellation set.
  if (booking.status !== 'cancelled') await setDeadlines(db, booking.id, deadlinesAfter(next, step, now));
  if (step.money !== null) await requestLines({ ctx, input: { booking_id: booking.id, money: step.money } });
  if (change.event === 'settle') await askForJob(db, { name: 'release_payout', entity_id: booking.id });
  await tellPeople(ctx, next);
  await ctx.publish({ type: 'booking_changed', booking_id: booking.id, history_id, event: change.event, part: change.part });
  return true;
}

function columnsOf(booking: BookingRow, step: Transition, { event, part, note }: Change, now: Date): Partial<BookingRow> {
  const arrives = (status: BookingRow['status']) => step.to === status && booking.status !== status;
  return {
    ...(step.to !== booking.status && { status: step.to }),
    ...(step.payment_status !== booking.payment_status && { payment_status: step.payment_status }),
    ...(event === 'secure' && booking.status === 'awaiting_acceptance' && { authorized_at: now }),
    ...(arrives('confirmed') && { confirmed_at: now }),
    ...(arrives('started') && { started_at: now }),
    ...(arrives('completed') && { finished_at: now }),
    ...(event === 'settle' && { completed_at: now }),
    ...(arrives('cancelled') && {
      cancelled_at: now,
      cancel_reason: REASONS[event] ?? CANCELLED_BY[part] ?? 'admin_cancelled',
      cancel_note: note ?? null,
    }),
    version: booking.version + 1,
  };
}

/** The clock's work from here on; what a late cancellation left the provider is released a day later. */
function deadlinesAfter(booking: BookingRow, step: Transition, now: Date) {
  const deadlines = deadlinesOf(booking).map(({ event, due_at }) => ({ kind: `booking.${event}`, due_at }));
  if (step.money !== 'keep_late_lines') return deadlines;
  return [...deadlines, { kind: 'booking.release_payout', due_at: new Date(now.getTime() + BOOKING_TIMES.keptPayoutAfterCancelMs) }];
}

async function writeHistory(
  { db, now, actor }: WriteCtx,
  before: BookingRow,
  after: BookingRow,
  { event, part, note }: Change,
): Promise<string> {
  const id = newId();
  await insertHistory(db, {
    id,
    booking_id: before.id,
    event,
    part,
    actor_id: actor.kind === 'person' ? actor.user_id : null,
    from_status: before.status,
    to_status: after.status,
    from_payment_status: before.payment_status,
    to_payment_status: after.payment_status,
    note: note ?? null,
    at: now,
  });
  return id;
}

/** The screens of its people and the admins' hear that there is something new to read; the provider's once it is paid. */
export async function tellPeople(
  { db, now }: WriteCtx,
  booking: Pick<BookingRow, 'id' | 'booker_id' | 'provider_id' | 'version' | 'authorized_at'>,
): Promise<void> {
  const streams = [`user:${booking.booker_id}`, 'admins', ...(booking.authorized_at === null ? [] : [`provider:${booking.provider_id}`])];
  await tellStreams(db, streams, { type: 'booking_changed', entity_id: booking.id, version: booking.version }, now);
}
