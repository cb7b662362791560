import { isReminderDue, type Reminder, remindersFrom } from '@hirfa/domain/notifications';
import { type Deadline, dropDeadline, setDeadline } from '../kernel/deadlines.ts';
import type { DeadlineHandler } from '../kernel/room.ts';
import { writeLine } from '../messages/index.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { wordsOf } from './booking-words.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import type { PersonServices } from './notify-person.ts';
import type { Database } from '../platform/db.ts';
import { type BookingData, findBookingData } from './booking-data-queries.ts';

const ALL = ['reminder_day', 'reminder_hour'] as const satisfies Reminder[];
const kindOf = (reminder: Reminder) => `notifications.${reminder}`;
const KINDS = ALL.map(kindOf);

/** Sets the deadlines of a booking's reminders, at the times of its present start; a moved one has no others. */
export async function setReminders(
  db: Database,
  { booking, isMoved }: { booking: BookingData['booking']; isMoved: boolean },
  now: Date,
): Promise<void> {
  if (isMoved)
    for (const kind of KINDS) await dropDeadline(db, { kind, entity_id: booking.id, due_at: booking.starts_at });
  for (const { reminder, due_at } of remindersFrom(booking, now))
    await setDeadline(db, { kind: kindOf(reminder), entity_id: booking.id, due_at });
}

/** The deadline of each reminder. */
export const reminderDeadlines: readonly DeadlineHandler<PersonServices>[] = ALL.map((reminder) => ({
  kind: kindOf(reminder),
  verb: (due) => remind(due, reminder),
}));

/**
 * Reminds both people of a booking, if it still stands and has not started: each once of each start. Their chat gets a
 * line that says so.
 */
function remind(
  { ctx, input: deadline }: { ctx: WorkCtx<PersonServices>; input: Deadline },
  reminder: Reminder,
): Promise<void> {
  return ctx.transaction('clock', async (tx) => {
    const { db, now } = tx;
    // Before its chat: changes of the booking take both in this order.
    await dropDeadline(db, { ...deadline, due_at: now });
    const data = await findBookingData(db, deadline.entity_id);
    if (data !== undefined && isReminderDue(data.booking, reminder, now)) {
      const { booking, provider } = data;
      const news = {
        booking,
        cause: `${booking.id}:${reminder}:${booking.starts_at.toISOString()}`,
      };
      const remind = (type: 'booking_reminder' | 'job_reminder', user_id: string) =>
        notifyOfBooking({
          ctx: { services: ctx.services, db, now },
          input: { ...news, words: wordsOf(type, data), type, user_id },
        });
      const isFirst = (await remind('booking_reminder', booking.booker_id)) !== undefined;
      await remind('job_reminder', provider.user_id);
      if (isFirst) await writeLine(tx, booking.id, reminder);
    }
  });
}
