import { NOTIFICATION_TYPES, NOTIFICATIONS } from '@hirfa/domain/notifications';
import { expect, test } from 'vitest';
import { kindsAfter } from './kinds.ts';

const happened = (event: string, part: string, to_status = 'confirmed', from_payment_status = 'authorized') =>
  kindsAfter({ event, part, to_status, from_payment_status });

test('who cancels or withdraws is not told, the other is', () => {
  expect([happened('cancel', 'customer'), happened('cancel', 'provider'), happened('cancel', 'admin')]).toEqual([
    ['job_cancelled'],
    ['booking_cancelled'],
    ['booking_cancelled', 'job_cancelled'],
  ]);
  expect([happened('withdraw', 'customer'), happened('withdraw', 'customer', 'cancelled', 'pending')]).toEqual([['request_withdrawn'], []]);
  expect([happened('start', 'customer'), happened('start', 'provider')]).toEqual([[], ['booking_started']]);
});

test('a secured payment is a request while the booking lives, whatever became of it since', () => {
  expect(happened('secure', 'gateway', 'awaiting_acceptance', 'pending')).toEqual(['job_request', 'payment_received']);
  expect(happened('secure', 'gateway', 'cancelled', 'pending')).toEqual([]);
});

test('every type for the people of a booking comes of something that happens to it', () => {
  const events = [
    'secure',
    'fail_payment',
    'accept',
    'decline',
    'expire_request',
    'withdraw',
    'cancel',
    'refuse_capture',
    'start',
    'finish',
    'settle',
    'refund',
  ];
  const told = events.flatMap((event) => ['customer', 'provider', 'admin'].flatMap((part) => happened(event, part, 'awaiting_acceptance')));
  const ofBookings = NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].to !== 'admin');
  expect(new Set(told)).toEqual(new Set(ofBookings));
});
