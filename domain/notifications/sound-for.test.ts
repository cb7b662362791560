import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NotificationKind, NOTIFICATION_TYPES, NOTIFICATIONS, soundFor, SOUNDS } from './index.ts';

const cases = [
  fc.constantFrom(...NOTIFICATION_TYPES),
  fc.constantFrom('customer', 'provider', undefined),
  fc.constantFrom(...SOUNDS),
] as const;

test('the sound of the catalogue plays, and where that is the usual one, the one that the person chose', () => {
  fc.assert(
    fc.property(...cases, (type, part, chosen) => {
      const { sound, to } = NOTIFICATIONS[type];
      const played = soundFor({ type, metadata: { part } }, chosen);
      if (sound === 'notification_1') expect(played).toBe(chosen);
      else expect(SOUNDS).not.toContain(played);
      if (sound !== 'notification_1' && to !== 'either') expect(played).toBe(sound);
    }),
  );
});

test('a notification has normal priority and the usual sound by default, one for a provider that is high an alert', () => {
  const all = NOTIFICATION_TYPES.map((type) => ({ type, ...NOTIFICATIONS[type] }));
  for (const { type, to, priority, sound } of all)
    if (to === 'provider') expect(sound === 'booking_alert', type).toBe(priority === 'high');
  const usual = all.filter(({ sound }) => sound === 'notification_1');
  expect(usual.length).toBeGreaterThan(0);
  for (const { type, priority } of usual) expect(priority, type).toBe('normal');
  expect(all.filter(({ sound }) => sound === 'booking_alert').map(({ type }) => type)).toEqual([
    'job_request',
    'request_withdrawn',
    'job_cancelled',
    'job_reminder',
    'job_time_proposed',
    'job_moved',
    'job_problem',
    'job_extra_declined',
    'job_extra_added',
    'job_extra_time_taken',
    'job_settled',
    'job_package_stopped',
    'payout_returned',
  ]);
});

test('each of the alert types has its notifications: messages by who writes, others by what happened', () => {
  const play = (type: NotificationKind, part?: 'customer' | 'provider') =>
    soundFor({ type, metadata: { part } }, 'notification_2');
  expect(play('new_message', 'provider')).toBe('customer_message');
  expect(play('new_message', 'customer')).toBe('provider_message');
  expect(play('provider_approved')).toBe('admin_to_provider_message');
  expect(play('new_application')).toBe('provider_to_admin_message');
  expect(play('work_failed')).toBe('admin_booking');
  expect(play('booking_confirmed')).toBe('provider_assignment');
  expect([play('booking_cancelled'), play('payment_failed')]).toEqual(['urgent_booking', 'urgent_booking']);
  expect([play('booking_reminder'), play('refund_issued')]).toEqual(['notification_2', 'notification_2']);
});
