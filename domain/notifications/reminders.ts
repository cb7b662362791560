import type { BookingFacts } from '../bookings/index.ts';

const HOUR = 60 * 60_000;

/** When people are reminded, in milliseconds before the start of a booking (product decision: notifications). */
export const REMINDERS = { reminder_day: 24 * HOUR, reminder_hour: HOUR } as const;
export type Reminder = keyof typeof REMINDERS;

type Facts = Pick<BookingFacts, 'status' | 'starts_at'>;

/** The reminders that are still to come; a booking that was confirmed later than that has none. */
export function remindersFrom(booking: Facts, now: Date): { reminder: Reminder; due_at: Date }[] {
  if (booking.status !== 'confirmed') return [];
  const all = (['reminder_day', 'reminder_hour'] as const).map((reminder) => ({
    reminder,
    due_at: dueAt(booking, reminder),
  }));
  return all.filter(({ due_at }) => due_at > now);
}

/** Whether people are to be reminded now: the booking still stands, has not started, and was not moved to later. */
export function isReminderDue(booking: Facts, reminder: Reminder, now: Date): boolean {
  return booking.status === 'confirmed' && now >= dueAt(booking, reminder) && now < booking.starts_at;
}

const dueAt = ({ starts_at }: Facts, reminder: Reminder) => new Date(starts_at.getTime() - REMINDERS[reminder]);
