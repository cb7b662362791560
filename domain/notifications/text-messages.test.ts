import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../bookings/index.ts';
import { cairoMinute } from '../market/index.ts';
import {
  DEFAULT_PREFERENCES,
  stillHolds,
  isTexted,
  LIVE_BEFORE_MS,
  NOTIFICATION_TYPES,
  NOTIFICATIONS,
  QUIET_HOURS,
  REMINDER_TYPES,
  REMINDERS,
  TEXT_MESSAGE,
  TEXTED_TYPES,
  textDueAt,
  textParts,
} from './index.ts';

const day = { min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true };
const HOUR_MS = 60 * 60_000;
const WANTED = { ...DEFAULT_PREFERENCES, text_enabled: true };
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const isNight = (at: Date) => cairoMinute(at) >= QUIET_HOURS.from * 60 || cairoMinute(at) < QUIET_HOURS.until * 60;
const anyType = fc.constantFrom(...NOTIFICATION_TYPES);

test('text messages are about what is urgent for people of a booking, and about their money', () => {
  expect(TEXTED_TYPES).toEqual([
    'job_request',
    'booking_confirmed',
    'booking_declined',
    'booking_expired',
    'booking_cancelled',
    'job_cancelled',
    'booking_reminder',
    'job_reminder',
    'job_problem',
    'cash_questioned',
    'problem_decided',
    'job_problem_decided',
    'extra_proposed',
    'job_settled',
    'payment_failed',
    'refund_issued',
    'refund_failed',
  ]);
});

test('nobody gets text messages of other types, or without having switched them on', () => {
  fc.assert(
    fc.property(anyType, fc.date(day), fc.boolean(), (type, now, text_enabled) => {
      const due = textDueAt({ type, starts_at: later(now, HOUR_MS) }, { ...WANTED, text_enabled }, now);
      expect(due !== null).toBe(text_enabled && isTexted(type));
    }),
  );
  expect(DEFAULT_PREFERENCES.text_enabled).toBe(false);
});

test('a text message is due after two minutes, or in the morning where nothing may ring at night', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TEXTED_TYPES),
      fc.date(day),
      fc.boolean(),
      fc.boolean(),
      (type, now, quiet, live) => {
        const starts_at = live ? later(now, LIVE_BEFORE_MS / 2) : later(now, 72 * HOUR_MS);
        const due = textDueAt({ type, starts_at }, { ...WANTED, quiet_hours: quiet }, now);
        if (NOTIFICATIONS[type].text === 'last_hour') return;
        const soon = later(now, TEXT_MESSAGE.afterMs);
        const waits = quiet && isNight(soon) && !live && NOTIFICATIONS[type].group !== 'money';
        if (!waits) return void expect(due).toEqual(soon);
        expect(cairoMinute(due ?? now)).toBe(QUIET_HOURS.until * 60);
        expect((due?.getTime() ?? 0) - soon.getTime()).toBeGreaterThan(0);
        expect((due?.getTime() ?? 0) - soon.getTime()).toBeLessThanOrEqual(11 * HOUR_MS);
      },
    ),
  );
});

test.each(REMINDER_TYPES)('%s is sent as a text message an hour before the start, but not a day before', (type) => {
  const now = new Date('2026-11-21T10:00:00Z');
  const due = (ms: number) => textDueAt({ type, starts_at: later(now, ms) }, WANTED, now);
  expect([due(REMINDERS.reminder_hour), due(REMINDERS.reminder_day)]).toEqual([later(now, 120_000), null]);
});

test('what waited for the morning is sent only if it still holds', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const holds = (type: (typeof TEXTED_TYPES)[number], startsIn = HOUR_MS) =>
    BOOKING_STATUSES.filter((status) => stillHolds({ type, starts_at: later(now, startsIn) }, status, now));
  expect(holds('job_request')).toEqual(['awaiting_acceptance']);
  expect(holds('job_reminder')).toEqual(['confirmed']);
  expect(holds('job_reminder', -1)).toEqual([]);
  expect(holds('booking_confirmed')).not.toContain('cancelled');
  expect(holds('refund_issued')).toEqual([...BOOKING_STATUSES]);
});

test('Latin messages have 160 characters, or 153 in each of several parts; all others have 70 or 67', () => {
  expect([160, 161, 306, 307].map((length) => textParts('a'.repeat(length)))).toEqual([1, 2, 2, 3]);
  expect([70, 71, 134, 135].map((length) => textParts('ح'.repeat(length)))).toEqual([1, 2, 2, 3]);
  expect([80, 81].map((length) => textParts('€'.repeat(length)))).toEqual([1, 2]);
  expect([35, 36].map((length) => textParts('😀'.repeat(length)))).toEqual([1, 2]);
  expect(textParts(`${'a'.repeat(70)}\u2068`)).toBe(2);
});
