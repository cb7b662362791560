import { type BookingNotificationKind, NOTIFICATIONS, notificationsAfter } from '@hirfa/domain/notifications';
import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJobs } from '../platform/jobs.ts';
import { notifyJob } from './jobs.ts';
import { OF_END, wordsOf } from './booking-words.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import type { PersonServices } from './notify-person.ts';
import { findChange } from './booking-data-queries.ts';
import { setReminders } from './reminders.ts';

type Change = EventPayload<typeof bookingChanged>;

/** Nobody is notified of these, or reminded of a booking that is not paid. Thousands may happen at the same instant. */
const OF_HOLDS: ReadonlySet<Change['event']> = new Set<Change['event']>([
  'extend_hold',
  'choose_method',
  'expire_hold',
]);

/** Requests the job that notifies the people of a changed booking. */
export async function enqueueNotify({ ctx, input }: { ctx: WriteCtx; input: readonly Change[] }): Promise<void> {
  const ids = input.filter(({ event }) => !OF_HOLDS.has(event)).map(({ history_id }) => history_id);
  if (ids.length > 0) await enqueueJobs(ctx.db, notifyJob, ids);
}

/** A job: notifies the people of a booking of a change, each once, and sets when they are reminded of its start. */
export async function notifyOfChange({
  ctx,
  input,
}: {
  ctx: WorkCtx<PersonServices>;
  input: { id: string };
}): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    const change = await findChange(db, input.id);
    if (change === undefined) return;
    const { history, booking, provider, is_of_stop } = change;
    await setReminders(db, { booking, isMoved: history.event === 'reschedule' }, now);
    for (const type of typesOf(change)) {
      if (is_of_stop && (type === 'job_cancelled' || type === 'refund_issued')) continue;
      const words = { ...wordsOf(type, change), ...(!OF_END.has(type) && { dates: datesOf(change) }) };
      // Where discounts paid all, only they come back.
      if (type === 'refund_issued' && Number(words.refund ?? 0) === 0) continue;
      if (type === 'payment_received' && booking.second_visit_of !== null) continue;
      const user_id = NOTIFICATIONS[type].to === 'provider' ? provider.user_id : booking.booker_id;
      const news = { type, user_id, words, booking, cause: causeOf(type, change) };
      await notifyOfBooking({ ctx: { services: ctx.services, db, now }, input: news });
    }
  });
}

/**
 * What was cancelled at once is told once, and so are its refunds, when the gateway has answered for all of them: what
 * has gone back, and apart from it what could not.
 */
function typesOf({ history, proposed_by, ended }: FoundChange): readonly BookingNotificationKind[] {
  const types = notificationsAfter({ ...history, proposed_by });
  if (ended === null || !types.some((type) => type === 'refund_issued' || type === 'refund_failed')) return types;
  if (ended.is_under_way) return [];
  return Number(ended.refused) > 0 ? ['refund_issued', 'refund_failed'] : ['refund_issued'];
}

const OF_BANK: ReadonlySet<string> = new Set([
  'booking_charged_back',
  'booking_charge_back_won',
  'booking_charge_back_lost',
  'job_charged_back',
  'job_charge_back_won',
  'job_charge_back_lost',
]);

function causeOf(type: string, { history, booking, ended, together, proposed_together }: FoundChange): string {
  const { package_id, cancelled_at } = booking;
  if (package_id === null) return history.id;
  if (history.event === 'propose' && together !== null) return `${package_id}:${history.at.toISOString()}`;
  if (proposed_together !== null) return `${package_id}:${proposed_together}`;
  if (OF_END.has(type) && ended !== null && cancelled_at !== null) return `${package_id}:${cancelled_at.toISOString()}`;
  return OF_BANK.has(type) ? `${package_id}:${history.at.toISOString()}` : history.id;
}

/** The dates of a package to which the same happened at once, or of which several were proposed at once. */
function datesOf({ together, proposed_together, booking }: FoundChange): Date[] {
  if (proposed_together !== null) return [booking.starts_at];
  return (together ?? []).map((start) => new Date(start));
}

type FoundChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;
