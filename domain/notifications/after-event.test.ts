import { expect, test } from 'vitest';
import { type HistoryEvent, type Part, STATE_TABLE } from '../bookings/index.ts';
import { type BookingChange, BOOKING_TYPES, notificationsAfter, REMINDER_TYPES, TRANSFER_TYPES } from './index.ts';

function after(event: HistoryEvent, part: Part, state: Partial<BookingChange> = {}) {
  const confirmed = { from_status: 'confirmed', to_status: 'confirmed', from_payment_status: 'authorized' } as const;
  return notificationsAfter({ event, part, ...confirmed, ...state });
}

test('the person who cancels, withdraws or starts is not notified, the other person is', () => {
  expect([after('cancel', 'customer'), after('cancel', 'provider'), after('cancel', 'admin')]).toEqual([
    ['job_cancelled'],
    ['booking_cancelled'],
    ['booking_cancelled', 'job_cancelled'],
  ]);
  expect([after('withdraw', 'customer'), after('withdraw', 'customer', { from_payment_status: 'pending' })]).toEqual([
    ['request_withdrawn'],
    [],
  ]);
  expect([after('start', 'customer'), after('start', 'provider')]).toEqual([[], ['booking_started']]);
});

test('a secured payment notifies of a request unless the booking was cancelled before', () => {
  const unpaid = { from_payment_status: 'pending' } as const;
  expect(after('secure', 'gateway', { ...unpaid, to_status: 'awaiting_acceptance' })).toEqual([
    'job_request',
    'payment_received',
  ]);
  expect(after('secure', 'gateway', { ...unpaid, to_status: 'cancelled' })).toEqual([]);
});

test('money that is released ends a booking, but is no news once the booking is cancelled', () => {
  for (const event of ['void', 'refuse_capture'] as const) {
    expect(after(event, 'gateway')).toEqual(['booking_cancelled', 'job_cancelled']);
    expect(after(event, 'gateway', { from_status: 'cancelled' })).toEqual([]);
  }
});

test('a booking is confirmed when its money is taken, not when it is accepted, nor after it was cancelled', () => {
  expect(after('accept', 'provider')).toEqual([]);
  expect(after('capture', 'gateway')).toEqual(['booking_confirmed']);
  expect(after('capture', 'gateway', { from_status: 'cancelled', to_status: 'cancelled' })).toEqual([]);
});

test('every type for the people of a booking follows from some event of the state table', () => {
  const sent = STATE_TABLE.flatMap(({ event, who }) =>
    who.flatMap((part) =>
      (['awaiting_acceptance', 'confirmed'] as const).flatMap((to_status) => after(event, part, { to_status })),
    ),
  );
  expect(new Set([...sent, ...REMINDER_TYPES, ...TRANSFER_TYPES])).toEqual(new Set(BOOKING_TYPES));
});
