import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { NextBooking } from './next-booking.tsx';

const all = page.getByRole('link', { name: 'All bookings' });
const addressOf = (id: string) => `https://hirfa.test/booking-confirmation/${id}`;
const answers = (items: (typeof sampleBooking)[]) => ({
  bookings: { listBookings: () => ({ items, next_cursor: null }) },
});

test('somebody with a booking sees it, and the way to all of them', async () => {
  await show(<NextBooking addressOf={addressOf} saysNone />, { as: 'nour', answers: answers([sampleBooking]) });
  await expect.element(page.getByRole('heading', { name: 'Next booking' })).toBeVisible();
  await expect.element(all).toHaveAttribute('href', '/bookings');
});

test('somebody without one reads that nothing is booked, with the way to past bookings', async () => {
  await show(<NextBooking addressOf={addressOf} saysNone />, { as: 'nour', answers: answers([]) });
  await expect.element(page.getByText('You have nothing booked at the moment.')).toBeVisible();
  await expect.element(all).toHaveAttribute('href', '/bookings');
});
