import type { Booking, Extra } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { withoutExtras } from './added-extras.ts';
import { sampleBooking } from './sample-booking.ts';

const extra = (outcome: Extra['outcome'], work: string): Extra => ({
  id: sampleBooking.id,
  work,
  materials: '50.00',
  minutes: 0,
  is_quote: false,
  reason: '',
  photos: [],
  costs: null,
  proposed_at: sampleBooking.starts_at,
  approved_at: null,
  is_secured: false,
  outcome,
  ended_at: null,
});
const done: Booking = { ...sampleBooking, extras: [extra('declined', '70.00'), extra('added', '100.00')] };

test('what extra work added stands beside what was booked', () => {
  expect(withoutExtras(done, '600.00')).toEqual({ booked: '450.00', added: '150.00' });
});

test.each([
  ['nothing was added', sampleBooking, '450.00'],
  ['half of it is kept', { ...done, status: 'cancelled' }, '300.00'],
  ['nothing is left', done, '0.00'],
] as const)('the price stays one line where %s', (_, booking, subtotal) => {
  expect(withoutExtras(booking, subtotal)).toBeNull();
});
