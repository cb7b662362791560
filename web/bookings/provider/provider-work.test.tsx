import type { Booking } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { ProviderWork } from './provider-work.tsx';

const job: Booking = { ...sampleBooking, part: 'provider', price: null };
const request: Booking = {
  ...job,
  id: '019aa000-0000-7000-8000-000000000011',
  status: 'awaiting_acceptance',
  payment_status: 'authorized',
};

/** The headings of a desk with these lists, in order. */
async function headingsWith(lists: Partial<Record<string, Booking[]>>) {
  await show(<ProviderWork />, {
    as: 'salma',
    answers: {
      bookings: { listProviderBookings: ({ list }) => ({ items: lists[list] ?? [], next_cursor: null }) },
    },
  });
  const headings = page.getByRole('heading', { level: 2 });
  await expect.element(page.getByText(/^(?:No jobs today\.|No open requests)$|Pottery/).first()).toBeVisible();
  return () => headings.elements().map((each) => each.textContent);
}

test('a request stands above the jobs of today', async () => {
  const headings = await headingsWith({ requests: [request], today: [job] });
  await expect.poll(headings).toEqual(['Requests', 'Today', 'Other days']);
});

test('where no request waits, the jobs of today stand first', async () => {
  const headings = await headingsWith({ requests: [], today: [job] });
  await expect.poll(headings).toEqual(['Today', 'Requests', 'No open requests', 'Other days']);
});
