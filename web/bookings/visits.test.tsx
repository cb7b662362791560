import type { AdminBooking, Booking, EarningsLine } from '@hirfa/contract/bookings';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { MoneyOfCustomer } from './admin/money-of-booking.tsx';
import { PaidAmount } from './customer/booking-list.tsx';
import { sampleBooking } from './facts/sample-booking.ts';
import { card, provider } from './flow/choose/sample-plan.ts';
import { Earned } from './provider/earnings-lines.tsx';
import { WeekJobs } from './provider/earnings/week-jobs.tsx';
import { ProviderTile } from './provider/provider-tile.tsx';
import { RescueItem } from './rescue/rescue-item.tsx';

const AT = '2026-11-28T12:30:00.000Z';
const quote: Booking['extras'][number] = {
  id: '019aa000-0000-7000-8000-000000000021',
  work: '600.00',
  materials: '0.00',
  minutes: 0,
  is_quote: true,
  reason: 'The pipe behind the wall leaks, too.',
  photos: [],
  costs: null,
  proposed_at: AT,
  approved_at: AT,
  is_secured: false,
  outcome: 'added',
  ended_at: AT,
};
const visit: Booking = { ...sampleBooking, is_visit: true };
const quoted: Booking = { ...visit, extras: [quote] };
const meeting: Booking = {
  ...sampleBooking,
  total_hours: null,
  hourly_rate: null,
  package: { id: sampleBooking.id, kind: 'monthly', number: 2, is_whole: false, ahead: 2, over: 1 },
};
const job: Booking = {
  ...visit,
  part: 'provider',
  price: null,
  earnings: { subtotal: '450.00', provider_commission: '112.50', provider_payout: '337.50' },
};
const party = { user_id: sampleBooking.id, full_name_en: 'A', full_name_ar: 'A', email: null, phone_number: null };
const seenByAdmin: Omit<AdminBooking, 'booking'> = {
  customer: party,
  provider: party,
  history: [],
  money: {
    rail_state: 'captured',
    held: '538.65',
    refused: '0.00',
    released_at: null,
    attempts: [],
    operations: [],
    owed: [],
    ledger: [],
  },
  is_own: false,
  cancel_options: [],
  can_start: false,
  can_allow_visit: false,
};
const FOR_VISIT = /EGP\s[\d.]+ for the visit/;

test.each([
  ['a booking of the customer', <PaidAmount key="" booking={visit} />],
  ['a booking of the provider', <ProviderTile key="" booking={job} />],
  [
    'an offer in its place',
    <RescueItem
      key=""
      booking={visit}
      cost="538.65"
      offer={{
        provider,
        card: { ...card, pricing_mode: 'visit' },
        half_hours: null,
        starts_at: '2026-11-28T12:00:00.000Z',
        ends_at: '2026-11-28T13:00:00.000Z',
        customer_total: '538.65',
        platform_pays: '0.00',
      }}
    />,
  ],
])('in a list, the price of a visit says so: %s', async (_, component: ReactNode) => {
  await show(component, { as: 'nour' });
  await expect.element(page.getByText(FOR_VISIT)).toBeVisible();
});

test('what was quoted is the price of the job, and says nothing of the visit', async () => {
  await show(<PaidAmount booking={quoted} />, { as: 'nour' });
  await expect.element(page.getByText(/EGP\s538\.65/)).toBeVisible();
  expect(page.getByText(FOR_VISIT).query()).toBeNull();
});

test('a request for a visit says what the provider gets for it', async () => {
  await show(<Earned booking={job} />, { as: 'salma' });
  await expect.element(page.getByText('You get for the visit')).toBeVisible();
});

test.each([
  [visit, 'Visit fee', undefined],
  [quoted, 'The job as quoted', undefined],
  [meeting, 'One meeting', undefined],
  [{ ...quoted, extras: [quote, { ...quote, is_quote: false, work: '50.00' }] }, 'The job as quoted', '50.00'],
] as const)('admins read what was booked, and what was added later', async (booking, name, added) => {
  await show(
    <MoneyOfCustomer about={{ ...seenByAdmin, booking: { ...booking, part: 'admin', extras: [...booking.extras] } }} />,
    { as: 'admin' },
  );
  await expect.element(page.getByText(name)).toBeVisible();
  const lines = page.getByText('Extra work');
  if (added === undefined) expect(lines.query()).toBeNull();
  else await expect.element(lines).toBeVisible();
});

test.each([
  ['visit', 'Visit fee'],
  ['quote', 'The job as quoted'],
  ['job', 'Price of the job'],
  ['share', 'Share of a monthly package (2 of 4)'],
] as const)('among the earnings of a week, a %s is called what it is', async (what, name) => {
  const line: EarningsLine = {
    booking_id: sampleBooking.id,
    title_en: 'Leak repair',
    title_ar: 'إصلاح تسريب',
    starts_at: AT,
    is_settled: true,
    is_late_cancellation: false,
    package: what === 'share' ? { kind: 'monthly', number: 2 } : null,
    work: what === 'share' ? 'job' : what,
    hourly_rate: null,
    total_hours: null,
    earnings: { subtotal: '450.00', provider_commission: '112.50', provider_payout: '337.50' },
    charged_back: '0.00',
    in_cash: '0.00',
  };
  await show(<WeekJobs week="2026-11-22" />, {
    as: 'salma',
    answers: { bookings: { listEarnings: () => ({ items: [line], next_cursor: null }) } },
  });
  await page.getByText('Leak repair').click();
  await expect.element(page.getByText(name)).toBeVisible();
});
