import type { Booking, Extra } from '@hirfa/contract/bookings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { sampleBooking } from '../facts/sample-booking.ts';
import { ExtraCard } from './extra-card.tsx';
import { ProposeExtra } from './propose-extra.tsx';

const open: Extra = {
  id: '019aa000-0000-7000-8000-000000000021',
  work: '100.00',
  materials: '50.00',
  minutes: 0,
  is_quote: false,
  reason: 'The pipe behind the wall leaks, too.',
  photos: [],
  costs: { total: '179.55', payout: '112.50' },
  proposed_at: '2026-11-28T12:30:00.000Z',
  approved_at: null,
  is_secured: false,
  outcome: null,
  ended_at: null,
};
const AT = '2026-11-28T12:40:00.000Z';
const job: Booking = { ...sampleBooking, status: 'started', extras: [open] };
/** The end of a job that goes on. */
const LATER = new Date(Date.now() + 60 * 60_000).toISOString();
const forProvider = (extra?: Extra): Booking => ({
  ...job,
  part: 'provider',
  price: null,
  earnings: { subtotal: '450.00', provider_commission: '112.50', provider_payout: '337.50' },
  rates: { commission_rate: '0.25', platform_fee_rate: '0.05', vat_rate: '0.14' },
  extras: extra === undefined ? [] : [extra],
});
const withExtra = (change: Partial<Extra>): Booking => ({ ...job, extras: [{ ...open, ...change }] });
/** Each line of the sums that are shown, with its amount. */
const lines = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent.replace(/[^\d.−-]/g, ''),
    ]),
  );

test('the customer reads the price so far, what is added and the new price, and approves just that', async () => {
  const sent: unknown[] = [];
  await show(<ExtraCard booking={job} name="Salma" />, {
    as: 'nour',
    answers: {
      bookings: { approveExtra: (input) => (sent.push(input), { refused: 'state_changed', data: { amount: '1.00' } }) },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Salma proposes extra work' })).toBeVisible();
  expect(lines()).toEqual({
    'Price so far': '538.65',
    'Extra work': '100.00',
    Materials: '50.00',
    'Service fee and VAT': '29.55',
    'New price': '718.20',
  });
  await page.getByRole('button', { name: /^Approve and pay EGP.179\.55$/ }).click();
  await expect
    .element(page.getByText('The amount has changed. Nothing has happened yet: please look at it and decide again.'))
    .toBeVisible();
  expect(sent).toEqual([{ id: job.id, extra_id: open.id, total: '179.55', language: 'en' }]);
});

test('what is approved can be paid or declined', async () => {
  await show(<ExtraCard booking={withExtra({ approved_at: AT })} name="Salma" />, { as: 'nour' });
  await expect.element(page.getByRole('button', { name: /^Go on to pay/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeVisible();
});

test('nothing is to be paid or declined once the payment has arrived', async () => {
  await show(<ExtraCard booking={withExtra({ approved_at: AT, is_secured: true })} name="Salma" />, { as: 'nour' });
  await expect.element(page.getByText(/Your payment has arrived/)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('the provider reads what they get, and can take it back', async () => {
  await show(<ExtraCard booking={forProvider(open)} name="Nour" />, { as: 'salma' });
  await expect.element(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  expect(lines()).toEqual({
    'You get now': '337.50',
    'Extra work': '100.00',
    Materials: '50.00',
    'Hirfa’s commission': '−37.50',
    'You get with it': '450.00',
  });
});

test('the provider can take back what is approved until it is paid', async () => {
  await show(<ExtraCard booking={forProvider({ ...open, approved_at: AT })} name="Nour" />, { as: 'salma' });
  await expect.element(page.getByText(/Nour has approved it and is paying/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
});

test.each([
  ['added', AT, /^Approved and paid/],
  ['declined', null, /^Declined/],
  ['withdrawn', null, /^Taken back/],
  ['lapsed', null, /^Not approved in time/],
  ['lapsed', AT, /^Not paid in time/],
  ['time_taken', AT, /^The time was booked meanwhile: nothing was charged/],
] as const)('both read what became of it: %s, approved at %s', async (outcome, approved_at, words) => {
  const ended = withExtra({ outcome, approved_at, ended_at: AT, costs: null });
  await show(<ExtraCard booking={ended} name="Salma" />, { as: 'nour' });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(open.reason)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('after the planned end no more time can be proposed', async () => {
  await show(<ProposeExtra booking={{ ...forProvider(), ends_at: AT }} name="Nour" />, { as: 'salma' });
  await page.getByRole('button', { name: 'Propose extra work' }).click();
  await expect.element(page.getByLabelText('Your work, in EGP')).toBeVisible();
  expect(page.getByLabelText('More time').query()).toBeNull();
});

test('while they propose, the provider reads what they earn by the very rule of the price', async () => {
  const sent: unknown[] = [];
  const proposed = forProvider(open);
  await show(<ProposeExtra booking={{ ...forProvider(), ends_at: LATER }} name="Nour" />, {
    as: 'salma',
    answers: {
      bookings: { listReceiptPhotos: () => ({ items: [] }), proposeExtra: (input) => (sent.push(input), proposed) },
    },
  });
  await page.getByRole('button', { name: 'Propose extra work' }).click();
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect.element(page.getByText(/Work and materials together cost between/)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('Your work, in EGP').fill('100');
  await page.getByLabelText('Materials, in EGP').fill('50.5');
  await expect
    .poll(lines)
    .toEqual({ 'Work and materials': '150.50', 'Hirfa’s commission': '−37.63', 'You get more': '112.87' });
  await expect.element(page.getByText(/Nour pays EGP.180\.15 more, with service fee and VAT\./)).toBeVisible();
  await page.getByLabelText('More time').selectOptions('1 hour 30 minutes');
  await page.getByLabelText('What is needed, and why? (required)').fill(open.reason);
  await page.getByRole('button', { name: 'Propose it' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ id: job.id, work: '100.00', materials: '50.50', minutes: 90, reason: open.reason }]);
});

test('the customer reads until when the job then takes, and that the time has been booked meanwhile', async () => {
  const longer = withExtra({ minutes: 90 });
  await show(<ExtraCard booking={longer} name="Salma" />, {
    as: 'nour',
    answers: { bookings: { approveExtra: () => ({ refused: 'too_little_time', data: { minutes: 30 } }) } },
  });
  await expect.element(page.getByText(/^The job takes 1 hour 30 min longer, until .*5:30.PM/)).toBeVisible();
  await page.getByRole('button', { name: /^Approve and pay/ }).click();
  await expect
    .element(page.getByText('Only 30 minutes are free after this job. Nothing has happened yet.'))
    .toBeVisible();
});

const quote: Extra = {
  ...open,
  work: '500.00',
  materials: '100.00',
  is_quote: true,
  costs: { total: '179.55', payout: '112.50' },
};

test('of a quote the customer reads what the whole job costs, that the fee is paid, and what is left to pay', async () => {
  const visit: Booking = { ...job, is_visit: true, extras: [quote] };
  await show(<ExtraCard booking={visit} name="Salma" />, { as: 'nour' });
  await expect.element(page.getByRole('heading', { name: 'Salma has written a quote' })).toBeVisible();
  expect(lines()).toEqual({
    Work: '500.00',
    Materials: '100.00',
    'Service fee and VAT': '118.20',
    'The whole job': '718.20',
    'Visit fee, already paid': '−538.65',
    'Left to pay': '179.55',
  });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText(/The visit fee stands, and you pay no more\./)).toBeVisible();
});

test('in a visit the provider writes the quote of the whole job, which is more than the fee', async () => {
  const sent: unknown[] = [];
  const visit: Booking = { ...forProvider(), is_visit: true };
  await show(<ProposeExtra booking={visit} name="Nour" />, {
    as: 'salma',
    answers: {
      bookings: { listReceiptPhotos: () => ({ items: [] }), proposeExtra: (input) => (sent.push(input), visit) },
    },
  });
  await page.getByRole('button', { name: 'Write the quote' }).click();
  await page.getByLabelText('Your work, in EGP').fill('450');
  await page.getByLabelText('What is needed, and why? (required)').fill(open.reason);
  await page.getByRole('button', { name: 'Send the quote' }).click();
  await expect
    .element(page.getByText(/The visit fee is part of the quote: together it is between EGP.455/))
    .toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('Materials, in EGP').fill('150');
  await expect.poll(lines).toEqual({
    'Work and materials': '600.00',
    'Hirfa’s commission': '−150.00',
    'You get for the whole job': '450.00',
  });
  await expect.element(page.getByText(/Nour pays EGP.179\.55 more/)).toBeVisible();
  await page.getByRole('button', { name: 'Send the quote' }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ id: job.id, work: '450.00', materials: '150.00', minutes: 0, reason: open.reason }]);
});
