import type { Booking } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PaidAmount } from '../customer/booking-list.tsx';
import { CustomerPrice } from '../customer/customer-price.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { EarningsLines } from '../provider/earnings-lines.tsx';
import { ProviderTile } from '../provider/provider-tile.tsx';
import { statusWords } from '../words/status-words.ts';
import { WarrantyCard } from './warranty-card.tsx';

const NOW = new Date('2026-11-30T10:00:00.000Z');
const UNTIL = '2026-12-28T22:00:00.000Z';
const VISIT = '019aa000-0000-7000-8000-000000000031';
const ZERO = { subtotal: '0.00', platform_fee: '0.00', vat: '0.00', referral_bonus: '0.00', customer_total: '0.00' };
const promised = { days: 30, until: UNTIL, can_ask: true, visit_id: null };
const job: Booking = {
  ...sampleBooking,
  status: 'completed',
  finished_at: '2026-11-28T14:00:00.000Z',
  completed_at: '2026-11-28T15:00:00.000Z',
  warranty: promised,
};
const visit: Booking = {
  ...sampleBooking,
  id: VISIT,
  price: { ...ZERO, vat_rate: '0.14', discounts: [] },
  second_visit: { of: job.id, reason: 'It drips again' },
};
const forProvider: Booking = {
  ...visit,
  part: 'provider',
  price: null,
  earnings: { subtotal: '0.00', provider_commission: '0.00', provider_payout: '0.00' },
};

test('the customer reads the last day, and asks at a time of the list with what is wrong', async () => {
  const sent: unknown[] = [];
  const slot = { starts_at: '2099-12-01T10:00:00.000Z', ends_at: '2099-12-01T12:00:00.000Z' };
  await show(<WarrantyCard booking={job} name="Salma" now={NOW} />, {
    as: 'nour',
    answers: {
      bookings: {
        listSecondVisitTimes: () => ({
          items: [{ day: '2099-12-01', slots: [slot] }],
          last_day: '2099-12-30',
          next_free_day: null,
        }),
        askSecondVisit: (input) => (sent.push(input), { ...job, warranty: { ...promised, can_ask: false } }),
      },
    },
  });
  await expect.element(page.getByText(/You can ask for it until .*28/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for the free second visit' }).click();
  await page.getByRole('textbox').fill('It drips again');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect.element(page.getByText('Please choose a day and a time.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: /12:00/ }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect.poll(() => sent).toEqual([{ id: job.id, starts_at: slot.starts_at, reason: 'It drips again' }]);
});

test('a visit that was asked for has a link, and a promise that is over says so', async () => {
  const asked = { ...job, warranty: { ...promised, can_ask: false, visit_id: VISIT } };
  await show(<WarrantyCard booking={asked} name="Salma" now={NOW} />, { as: 'nour' });
  await expect.element(page.getByRole('link', { name: 'See the free second visit' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  const over = { ...job, warranty: { ...promised, can_ask: false } };
  await show(<WarrantyCard booking={over} name="Salma" now={new Date('2027-01-10T10:00:00Z')} />, { as: 'nour' });
  await expect.element(page.getByText(/It could be asked for until/)).toBeVisible();
});

test.each([
  ['the price for the customer', <CustomerPrice key="" booking={visit} />],
  ['a tile of the customer', <PaidAmount key="" booking={visit} />],
  ['the earnings of the provider', <EarningsLines key="" booking={forProvider} />],
  ['a tile of the provider', <ProviderTile key="" booking={forProvider} />],
])('nothing is paid: %s says that it is free, and no amount', async (_, shown) => {
  await show(shown, { as: 'nour' });
  await expect.element(page.getByText('Free', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/EGP|0\.00/);
});

test('what happens next tells of no money', () => {
  const ends = ['provider_cancelled', 'provider_absent', 'customer_absent', 'declined', 'customer_cancelled'] as const;
  for (const cancel_reason of ends)
    for (const booking of [visit, forProvider]) {
      const ended: Booking = { ...booking, status: 'cancelled', cancel_reason, cancelled_at: NOW.toISOString() };
      const { next } = statusWords(ended, 'en', NOW);
      expect(`${cancel_reason} ${booking.part}: ${next?.message}`).not.toMatch(/money|paid|refund|goes back/);
    }
});
