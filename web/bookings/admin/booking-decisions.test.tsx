import type { AdminBooking, Booking } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { BookingDecisions } from './booking-decisions.tsx';

const party = (name: string) => ({
  user_id: sampleBooking.id,
  full_name_en: name,
  full_name_ar: name,
  email: null,
  phone_number: null,
});
const aboutOf = (booking: Booking, cancel_options: AdminBooking['cancel_options']): AdminBooking => ({
  booking: { ...booking, part: 'admin' },
  customer: party('Nour'),
  provider: party('Salma'),
  history: [],
  money: {
    rail_state: 'captured',
    held: '0.00',
    refused: '0.00',
    released_at: null,
    attempts: [],
    operations: [],
    owed: [],
    ledger: [],
  },
  is_own: false,
  cancel_options,
  can_start: false,
  can_allow_visit: false,
});
const nothing = { left: 'nothing', refund: '0.00', kept: '0.00', payout: '0.00' } as const;
const half = { left: 'late_lines', refund: '0.00', kept: '0.00', payout: '168.75' } as const;
const { price } = sampleBooking;
const byCredit: Booking = {
  ...sampleBooking,
  status: 'in_progress',
  price: price && { ...price, referral_bonus: '538.65', customer_total: '0.00' },
};

test.each([
  ['discounts paid all', byCredit, 'Discounts paid all, and Nour gets them back. Salma gets nothing.'],
  ['nothing was paid', { ...sampleBooking, payment_status: 'pending' }, 'Nothing was paid, so nothing goes back.'],
] as const)('where no money goes back, the reason is said: %s', async (_, booking, text) => {
  await show(<BookingDecisions about={aboutOf(booking, [nothing])} />, { as: 'admin' });
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect.element(page.getByRole('dialog').getByText(text)).toBeVisible();
});

test('where discounts paid all, both ways to cancel say what the provider gets', async () => {
  await show(<BookingDecisions about={aboutOf(byCredit, [nothing, half])} />, { as: 'admin' });
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const options = page.getByRole('dialog').getByRole('radio');
  await expect
    .element(options.nth(1))
    .toHaveAccessibleName(/^Discounts paid all, so no money goes back\. Salma gets .*168\.75\.$/);
  await expect.element(options.first()).toHaveAccessibleName(/Nour gets them back/);
});
