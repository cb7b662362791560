import {
  applyTransition,
  type BookingEvent,
  CHARGE_BACKS,
  type DecidedMoney,
  deadlinesOf,
  DISPUTES,
  isDisputed,
  keptPayoutAt,
  LIVE_STATUSES,
  type Part,
  type TimeRange,
  type TransitionCause,
  transition,
} from '@hirfa/domain/bookings';
import { type Deadline, replaceDeadlines } from '../kernel/deadlines.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { releasePayoutJob, requestLines } from '../payments/index.ts';
import { notifySlots } from '../providers/index.ts';
import { newId } from '../platform/ids.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { addStreamEvents, type StreamHint } from '../platform/streams.ts';
import { bookingChanged } from './events.ts';
import { type BookingRow, findBookingRow, insertHistory, updateBookings } from './queries.ts';

interface Change {
  /** Locked by this transaction. */
  booking: BookingRow;
  event: BookingEvent;
  part: Part;
  /** What the person wrote. */
  note?: string;
  /** Where the table leaves it to an admin what happens to the money; by default all of it goes back. */
  decided?: DecidedMoney;
  /** What is proposed with other times, and the time to which the booking is moved. */
  proposed?: TransitionCause['proposed'];
  moved?: TimeRange;
  /** The end of a job that an extra makes longer. */
  lengthened?: Date;
  /** Until when the slot is held by the method that the customer has chosen. */
  held?: Date;
}

/**
 * Changes a booking: it executes one row of the state table.
 * @returns false if the table does not allow the event.
 */
export async function changeBooking({ ctx, input }: { ctx: WriteCtx; input: Change }): Promise<boolean> {
  return (await changeBookings({ ctx, input: [input] })) === 1;
}

/**
 * The only verb that changes bookings, each by one row of the state table. Several need no more statements than one.
 * @returns how many of them the table allows.
 */
export async function changeBookings({ ctx, input }: { ctx: WriteCtx; input: readonly Change[] }): Promise<number> {
  const { db, now } = ctx;
  const steps = input.flatMap((change) => stepOf(change, now) ?? []);
  if (steps.length === 0) return 0;
  await updateAlike(ctx, steps);
  await insertHistory(
    db,
    steps.map((step) => historyOf(ctx, step)),
  );
  // A cancelled booking keeps the deadlines that its cancellation set, unless somebody disputes it or a bank decides.
  const moved = steps.filter(({ booking, event }) => booking.status !== 'cancelled' || PAYS_LATER.has(event));
  await replaceDeadlines(
    db,
    moved.map(({ booking }) => booking.id),
    moved.flatMap((step) => deadlinesAfter(step, now)),
  );
  for (const { booking, event, money } of steps) {
    if (money !== null) await requestLines({ ctx, input: { booking_id: booking.id, money } });
    if (event === 'settle' || event === 'bear_charge_back') await enqueueJob(db, releasePayoutJob, booking.id);
  }
  await notifyStreamsOfBookings(
    ctx,
    steps.map(({ next }) => next),
  );
  // The page of the first job says whether its free second visit can be asked for again.
  for (const { next } of steps)
    if (next.second_visit_of !== null) await showChangedBooking({ ctx, input: { booking_id: next.second_visit_of } });
  await notifyQueue(ctx, steps);
  const freed = steps.filter(({ booking, next, moved }) => isLive(booking) && (!isLive(next) || moved));
  for (const provider_id of new Set(freed.map(({ booking }) => booking.provider_id)))
    await notifySlots({ ctx, input: { provider_id } });
  await ctx.publish(
    bookingChanged,
    ...steps.map(({ booking, history_id, event, part }) => ({ booking_id: booking.id, history_id, event, part })),
  );
  return steps.length;
}

const CHARGED_BACK: ReadonlySet<BookingEvent> = new Set(CHARGE_BACKS.map(({ event }) => event));
/** A loss ends a problem, too. */
const BANK_DECIDED: readonly BookingEvent[] = [
  'win_charge_back',
  'win_charge_back_part',
  'lose_charge_back',
  'bear_charge_back',
];
const PAYS_LATER: ReadonlySet<BookingEvent> = new Set([...DISPUTES.map(({ event }) => event), ...BANK_DECIDED]);

/** What one change does; null if the table does not allow it. */
function stepOf(change: Change, now: Date) {
  const { booking, event, part } = change;
  const step = transition(booking, event, part, now);
  if (step === null) return null;
  const money = step.money === 'as_decided' ? (change.decided ?? 'release') : step.money;
  const changed = applyTransition(booking, step, { ...change, now });
  return { ...change, money, changed, next: { ...booking, ...changed }, history_id: newId() };
}
type Step = NonNullable<ReturnType<typeof stepOf>>;

/** Bookings that change in the same way take one statement. */
async function updateAlike({ db }: WriteCtx, steps: readonly Step[]): Promise<void> {
  for (const alike of Map.groupBy(steps, ({ changed }) => JSON.stringify(changed)).values()) {
    const ids = alike.map(({ booking }) => booking.id);
    for (const { changed } of alike.slice(0, 1)) await updateBookings(db, ids, changed);
  }
}

/** Whether a booking takes its slot. */
const isLive = ({ status }: Pick<BookingRow, 'status'>) => LIVE_STATUSES.some((live) => live === status);

/** All deadlines from now on; the earnings of a late cancellation are released a day later. */
function deadlinesAfter({ next, money, event }: Step, now: Date): Deadline[] {
  const entity_id = next.id;
  const deadlines = deadlinesOf(next).map(({ event, due_at }) => ({ kind: `booking.${event}`, entity_id, due_at }));
  const isKept =
    money === 'keep_late_lines' ||
    ((event === 'withdraw_dispute' || BANK_DECIDED.includes(event)) &&
      next.status === 'cancelled' &&
      !isDisputed(next));
  if (!isKept) return deadlines;
  return [...deadlines, { kind: 'booking.release_payout', entity_id, due_at: keptPayoutAt(next.cancelled_at ?? now) }];
}

const historyOf = (
  { now, actor }: WriteCtx,
  { booking: before, next, history_id, event, part, note, moved }: Step,
) => ({
  id: history_id,
  booking_id: before.id,
  event,
  part,
  actor_id: actor.kind === 'person' ? actor.user_id : null,
  from_status: before.status,
  to_status: next.status,
  from_payment_status: before.payment_status,
  to_payment_status: next.payment_status,
  note: note ?? null,
  from_starts_at: moved ? before.starts_at : null,
  to_starts_at: moved?.start ?? null,
  at: now,
});

type Shown = Pick<BookingRow, 'id' | 'booker_id' | 'provider_id' | 'version' | 'authorized_at' | 'payment_status'>;

export async function notifyStreamsOfBookings({ db, now }: WriteCtx, changed: readonly Shown[]): Promise<void> {
  await addStreamEvents(db, changed.flatMap(hintsOf), now);
}

/** Disputes and chargebacks are in the work queue of admins. */
async function notifyQueue({ db, now }: WriteCtx, steps: readonly Step[]): Promise<void> {
  const disputed = steps.filter(
    ({ changed, event }) =>
      'dispute_answer_until' in changed || 'dispute_ended_at' in changed || CHARGED_BACK.has(event),
  );
  if (disputed.length === 0) return;
  const hints = disputed.map(
    ({ next }) => ({ stream: 'admins', type: 'queue_changed', entity_id: next.id, version: next.version }) as const,
  );
  await addStreamEvents(db, hints, now);
}

/** The same for other rooms, where something beside the booking has changed that its pages show. */
export async function showChangedBooking({
  ctx,
  input: { booking_id },
}: {
  ctx: WriteCtx;
  input: { booking_id: string };
}): Promise<void> {
  const booking = await findBookingRow(ctx.db, booking_id);
  if (booking !== undefined) await notifyStreamsOfBookings(ctx, [booking]);
}

/**
 * What the customer, the admins and, once a booking is paid, its provider are told of its change. While a bank has its
 * money, or has kept it, what admins decide depends on where the booking is: their queue is read again, too.
 */
export function hintsOf({ id: entity_id, version, ...booking }: Shown): StreamHint[] {
  const { booker_id, provider_id, authorized_at, payment_status } = booking;
  const streams = [`user:${booker_id}`, 'admins', ...(authorized_at === null ? [] : [`provider:${provider_id}`])];
  const hints = streams.map((stream): StreamHint => ({ stream, type: 'booking_changed', entity_id, version }));
  if (payment_status === 'charged_back') hints.push({ stream: 'admins', type: 'queue_changed', entity_id, version });
  return hints;
}
