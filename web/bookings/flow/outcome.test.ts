import type { Booking, PaymentCheck } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { sampleBooking } from '../facts/sample-booking.ts';
import { isUnpaid, type Verdict, verdictOf } from './outcome.ts';

const waiting = { status: 'awaiting_acceptance', authorized_at: null } as const;
const pending = { ...waiting, payment_status: 'pending' } as const;
const failed = { ...waiting, payment_status: 'failed' } as const;
const cancelled = { status: 'cancelled', payment_status: 'voided' } as const;

test.each<[Verdict, PaymentCheck['attempt'], Partial<Booking>]>([
  ['not_paid', 'none', pending],
  ['not_paid', 'open', pending],
  ['under_way', 'under_way', pending],
  ['unknown', 'unknown', pending],
  ['declined', 'none', failed],
  ['not_paid', 'open', failed],
  ['under_way', 'under_way', failed],
  ['unknown', 'unknown', failed],
  ['sent', 'none', { status: 'awaiting_acceptance', payment_status: 'authorized' }],
  ['ended', 'none', { ...cancelled, authorized_at: null }],
  ['further', 'none', cancelled],
  ['further', 'none', {}],
])('the verdict is %s where the attempt is %s for a booking with %o', (verdict, attempt, parts) => {
  const booking = { ...sampleBooking, ...parts };
  const ways = {
    methods: ['card' as const],
    cards: [],
    can_save_card: true,
    other_reference: null,
    needs_phone: false,
  };
  expect(verdictOf({ attempt, ...ways, reference: null, booking })).toBe(verdict);
  expect(isUnpaid(booking)).toBe(['not_paid', 'under_way', 'unknown', 'declined'].includes(verdict));
});
