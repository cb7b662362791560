import { NOTIFICATIONS, notificationsAfter } from '@hirfa/domain/notifications';
import type { bookingChanged } from '../bookings/index.ts';
import type { EventPayload } from '../kernel/events.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJobs } from '../platform/jobs.ts';
import { notifyJob } from './jobs.ts';
import { wordsOf } from './booking-words.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import type { PersonServices } from './notify-person.ts';
import { findChange } from './queries.ts';
import { setReminders } from './reminders.ts';

type Change = EventPayload<typeof bookingChanged>;

/** Nobody is notified of these, or reminded of a booking that is not paid. Thousands may happen at the same instant. */
const OF_HOLDS: ReadonlySet<Change['event']> = new Set<Change['event']>(['extend_hold', 'expire_hold']);

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
    const { history, proposed_by, booking, provider, is_of_stop, refund_of_all } = change;
    const refund = refund_of_all ?? change.refund;
    await setReminders(db, { booking, isMoved: history.event === 'reschedule' }, now);
    const words = { ...wordsOf({ ...change, refund }), dates: datesOf(change) };
    for (const type of notificationsAfter({ ...history, proposed_by })) {
      if (is_of_stop && (type === 'job_cancelled' || type === 'refund_issued')) continue;
      // Where discounts paid all, only they come back.
      if (type === 'refund_issued' && Number(refund ?? 0) === 0) continue;
      if (type === 'payment_received' && booking.second_visit_of !== null) continue;
      const user_id = NOTIFICATIONS[type].to === 'provider' ? provider.user_id : booking.booker_id;
      const news = { type, user_id, words, booking, cause: causeOf(type, change) };
      await notifyOfBooking({ ctx: { services: ctx.services, db, now }, input: news });
    }
  });
}

/** What happens to several bookings of a package at once is told once. */
const OF_END: ReadonlySet<string> = new Set(['booking_cancelled', 'job_cancelled', 'refund_issued', 'refund_failed']);
const OF_BANK: ReadonlySet<string> = new Set(['job_charged_back', 'job_charge_back_won', 'job_charge_back_lost']);

function causeOf(type: string, { history, booking, refund_of_all, together, proposed_together }: FoundChange): string {
  const { package_id, cancelled_at } = booking;
  if (package_id === null) return history.id;
  if (history.event === 'propose' && together !== null) return `${package_id}:${history.at.toISOString()}`;
  if (proposed_together !== null) return `${package_id}:${proposed_together}`;
  if (OF_END.has(type) && refund_of_all !== null && cancelled_at !== null)
    return `${package_id}:${cancelled_at.toISOString()}`;
  return OF_BANK.has(type) ? `${package_id}:${history.at.toISOString()}` : history.id;
}

/** The dates of a package to which the same happened at once, or of which several were proposed at once. */
function datesOf({ together, proposed_together, booking }: FoundChange): Date[] {
  if (proposed_together !== null) return [booking.starts_at];
  return (together ?? []).map((start) => new Date(start));
}

type FoundChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;
