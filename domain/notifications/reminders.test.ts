import { expect, test } from 'vitest';
import { isReminderDue, REMINDERS, remindersFrom } from './index.ts';

const starts_at = new Date('2026-11-22T10:00:00Z');
const before = (ms: number) => new Date(starts_at.getTime() - ms);
const day = { reminder: 'reminder_day', due_at: before(REMINDERS.reminder_day) };
const hour = { reminder: 'reminder_hour', due_at: before(REMINDERS.reminder_hour) };

test('a confirmed booking has the reminders that are still to come', () => {
  const booking = { status: 'confirmed', starts_at } as const;
  expect(remindersFrom(booking, before(REMINDERS.reminder_day + 1))).toEqual([day, hour]);
  expect(remindersFrom(booking, before(REMINDERS.reminder_day))).toEqual([hour]);
  expect(remindersFrom(booking, before(REMINDERS.reminder_hour))).toEqual([]);
  expect(remindersFrom({ ...booking, status: 'awaiting_acceptance' }, before(REMINDERS.reminder_day + 1))).toEqual([]);
});

test('a reminder is due from its time until the start, while the booking is confirmed', () => {
  const booking = { status: 'confirmed', starts_at } as const;
  const due = (at: Date) => isReminderDue(booking, 'reminder_hour', at);
  expect([due(before(REMINDERS.reminder_hour + 1)), due(hour.due_at), due(before(1)), due(starts_at)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isReminderDue({ ...booking, status: 'cancelled' }, 'reminder_hour', hour.due_at)).toBe(false);
});
