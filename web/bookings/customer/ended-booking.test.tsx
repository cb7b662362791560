import type { Booking } from '@hirfa/contract/bookings';
import type { Price } from '@hirfa/contract/payments';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking, sampleRefund } from '../facts/sample-booking.ts';
import { samplePackage } from '../packages/sample-package.ts';
import { BookingList } from './booking-list.tsx';
import { BookingView } from './booking-view.tsx';

/** What is left of the price of 538.65 once half of the work is kept. */
const kept: Price = {
  subtotal: '225.00',
  platform_fee: '0.00',
  vat: '31.50',
  vat_rate: '0.14',
  referral_bonus: '0.00',
  discounts: [],
  customer_total: '256.50',
};
const now = () => new Date().toISOString();
const sent = { ...sampleRefund, amount: '282.15', state: 'sent', sent_at: now() } as const;

/** A booking that has just ended for this reason, whose refund is under way: its price is still the whole one. */
const ended = (cancel_reason: Booking['cancel_reason'], given: Partial<Booking> = {}): Booking => ({
  ...sampleBooking,
  status: 'cancelled',
  cancel_reason,
  cancelled_at: now(),
  cancellation: null,
  start_code: null,
  refund: sent,
  ...given,
});
/** The same once the money is back. */
const refunded = (reason: Booking['cancel_reason']) =>
  ended(reason, {
    payment_status: 'partially_refunded',
    price: kept,
    refund: { ...sent, state: 'done', ended_at: now() },
  });
const view = (booking: Booking) => show(<BookingView booking={booking} address="https://hirfa.test" />, { as: 'nour' });
const main = page.getByRole('main');

test.each([
  ['under way', ended('admin_cancelled')],
  ['done', refunded('admin_cancelled')],
])('where our team cancels and a part is kept, both amounts and the reason are said: refund %s', async (_, booking) => {
  await view(booking);
  await expect
    .element(page.getByText(/^Our team cancelled this booking\. /))
    .toMatchTextContent(/282\.15.* goes back to you; .*256\.50.* is kept for the work that had begun\./);
  await expect.element(main).not.toMatchTextContent('all your money back');
  await expect.element(main).not.toMatchTextContent('late cancellation');
  await expect.element(main).not.toMatchTextContent('else is free');
});

test.each([
  ['admin_cancelled', 'Kept for the work that had begun, VAT 14% included'],
  ['customer_absent', 'Kept because you were not there, VAT 14% included'],
  ['customer_cancelled', 'Kept for the late cancellation, VAT 14% included'],
] as const)('the price says why a part is kept: %s', async (reason, label) => {
  await view(refunded(reason));
  await expect.element(page.getByText(label)).toBeVisible();
});

test.each(['customer_absent', 'customer_cancelled', 'admin_cancelled'] as const)(
  'no amount is said to be kept where discounts pay for it: %s',
  async (reason) => {
    const price: Price = { ...kept, referral_bonus: '256.50', customer_total: '0.00' };
    await view({ ...refunded(reason), price });
    await expect.element(page.getByText(/282\.15.* goes back to you|all your money back/)).toBeVisible();
    await expect.element(page.getByText(/your discounts pay for/)).toBeVisible();
    await expect.element(main).not.toMatchTextContent(/0\.00 is kept/);
  },
);

test('where our team cancels and nothing is kept, all goes back', async () => {
  await view(ended('admin_cancelled', { refund: sampleRefund, rescue: { of: null, by: sampleBooking.id } }));
  await expect.element(page.getByText('Our team cancelled this booking. You get all your money back.')).toBeVisible();
});

const declined = ended('declined', { confirmed_at: null, payment_status: 'voided', refund: sampleRefund });
const found = { is_open: false, is_same_time: false, customer_total: '538.65', items: [] };
const others = page.getByRole('link', { name: 'Find another provider' });

test.each(['declined', 'request_expired', 'admin_cancelled'] as const)(
  'no other provider is searched for a whole package, and the way to another one is shown: %s',
  async (cancel_reason) => {
    const whole = { id: sampleBooking.id, kind: 'monthly', number: 1, is_whole: true, ahead: 0, over: 0 } as const;
    const booking: Booking = { ...declined, cancel_reason, package: whole };
    const { sent } = await show(
      <>
        <BookingView booking={booking} address="https://hirfa.test" />
        <BookingList list="past" />
      </>,
      {
        as: 'nour',
        answers: {
          bookings: {
            listBookings: () => ({ items: [booking], next_cursor: null }),
            getPackage: () => ({ ...samplePackage, began_at: null, stop: null }),
          },
        },
      },
    );
    await expect.element(page.getByText(/Another provider may offer weekly meetings, too/)).toBeVisible();
    await expect.element(others.first()).toHaveAttribute('href', `/booking/${sampleBooking.service_slug}`);
    await expect.element(page.getByRole('link', { name: sampleBooking.title_en }).first()).toBeVisible();
    await expect.element(main).not.toMatchTextContent(/else is free/);
    expect(sent().map(({ call }) => call)).not.toContain('discovery.listRescue');
  },
);

test('where others are no longer offered, the page says so, and does not say that it has searched', async () => {
  await show(<BookingView booking={declined} address="https://hirfa.test" />, {
    as: 'nour',
    answers: { discovery: { listRescue: () => found } },
  });
  await expect.element(page.getByRole('heading', { name: 'Others are no longer suggested here' })).toBeVisible();
  await expect.element(others).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Nobody');
});

test('where nobody is free, the page says so', async () => {
  await show(<BookingView booking={declined} address="https://hirfa.test" />, {
    as: 'nour',
    answers: { discovery: { listRescue: () => ({ ...found, is_open: true }) } },
  });
  await expect.element(page.getByRole('heading', { name: 'Nobody else is free for this' })).toBeVisible();
  await expect.element(others).toBeVisible();
});
