import type { Booking } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking, sampleRefund } from '../facts/sample-booking.ts';
import { BookingView } from './booking-view.tsx';

const waiting: Booking = { ...sampleBooking, status: 'awaiting_acceptance', payment_status: 'authorized' };
const cancelled: Booking = {
  ...sampleBooking,
  status: 'cancelled',
  payment_status: 'refunded',
  cancel_reason: 'customer_cancelled',
  cancelled_at: '2026-11-22T12:00:00.000Z',
  refund: { ...sampleRefund, state: 'done', ended_at: '2026-11-22T12:00:00.000Z' },
};
const view = (booking: Booking) => show(<BookingView booking={booking} address="https://hirfa.test" />, { as: 'nour' });

test('the details say what the head does not: length and address', async () => {
  await view(waiting);
  await expect.element(page.getByRole('term').getByText('Length')).toBeVisible();
  await expect.element(page.getByText('2 hours')).toBeVisible();
  await expect.element(page.getByText('12 Road 9, floor 3')).toBeVisible();
  expect(page.getByText('Maadi').elements()).toHaveLength(1);
});

test('a cancelled booking says once how its money goes back', async () => {
  await view(cancelled);
  await expect.element(page.getByText(/Sent by us on .* to the card or wallet/)).toBeVisible();
  expect(page.getByText(/Sent by us on .* to the card or wallet/).elements()).toHaveLength(1);
});
