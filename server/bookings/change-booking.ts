import {
  applyTransition,
  type BookingEvent,
  type DecidedMoney,
  deadlinesOf,
  keptPayoutAt,
  LIVE_STATUSES,
  type Part,
  transition,
} from '@hirfa/domain/bookings';
import { setDeadlines } from '../kernel/deadlines.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { releasePayoutJob, requestLines } from '../payments/index.ts';
import { notifySlots } from '../providers/index.ts';
import { newId } from '../platform/ids.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { notifyStreams } from '../platform/streams.ts';
import { bookingChanged } from './events.ts';
import { type BookingRow, insertHistory, updateBooking } from './queries.ts';

interface Change {
  /** Locked by this transaction. */
  booking: BookingRow;
  event: BookingEvent;
  part: Part;
  /** What the person wrote. */
  note?: string;
  /** Where the table leaves it to an admin what happens to the money; by default all of it goes back. */
  decided?: DecidedMoney;
}

/**
 * The only verb that changes a booking: it executes one row of the state table.
 * @returns false if the table does not allow the event.
 */
export async function changeBooking({ ctx, input }: { ctx: WriteCtx; input: Change }): Promise<boolean> {
  const { db, now } = ctx;
  const { booking, event, part } = input;
  const step = transition(booking, event, part, now);
  if (step === null) return false;
  const money = step.money === 'as_decided' ? (input.decided ?? 'release') : step.money;
  const changed = applyTransition(booking, step, { ...input, now });
  const next = { ...booking, ...changed };
  await updateBooking(db, booking.id, changed);
  const history_id = await writeHistory(ctx, input, next);
  // A cancelled booking keeps the deadlines that its cancellation set.
  if (booking.status !== 'cancelled') await setDeadlines(db, booking.id, deadlinesAfter(next, money, now));
  if (money !== null) await requestLines({ ctx, input: { booking_id: booking.id, money } });
  if (event === 'settle') await enqueueJob(db, releasePayoutJob, booking.id);
  await notifyStreamsOfBooking(ctx, next);
  if (isLive(booking) && !isLive(next)) await notifySlots({ ctx, input: booking });
  await ctx.publish(bookingChanged, { booking_id: booking.id, history_id, event, part });
  return true;
}

/** Whether a booking takes its slot. */
const isLive = ({ status }: Pick<BookingRow, 'status'>) => LIVE_STATUSES.some((live) => live === status);

/** All deadlines from now on; the earnings of a late cancellation are released a day later. */
function deadlinesAfter(booking: BookingRow, money: DecidedMoney | null, now: Date) {
  const deadlines = deadlinesOf(booking).map(({ event, due_at }) => ({ kind: `booking.${event}`, due_at }));
  if (money !== 'keep_late_lines') return deadlines;
  return [...deadlines, { kind: 'booking.release_payout', due_at: keptPayoutAt(now) }];
}

async function writeHistory(
  { db, now, actor }: WriteCtx,
  { booking: before, event, part, note }: Change,
  after: BookingRow,
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

/** Notifies the streams of the customer, the admins and, once the booking is paid, the provider. */
export async function notifyStreamsOfBooking(
  { db, now }: WriteCtx,
  booking: Pick<BookingRow, 'id' | 'booker_id' | 'provider_id' | 'version' | 'authorized_at'>,
): Promise<void> {
  const streams = [
    `user:${booking.booker_id}`,
    'admins',
    ...(booking.authorized_at === null ? [] : [`provider:${booking.provider_id}`]),
  ];
  await notifyStreams(db, streams, { type: 'booking_changed', entity_id: booking.id, version: booking.version }, now);
}
