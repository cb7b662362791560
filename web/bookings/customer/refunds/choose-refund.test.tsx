import type { Refund } from '@hirfa/contract/payments';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { sampleBooking, sampleRefund } from '../../facts/sample-booking.ts';
import { BookingView } from '../booking-view.tsx';

const IBAN = 'EG380019000500000000263180002';
const open: Refund = {
  ...sampleRefund,
  state: 'failed',
  ended_at: '2026-11-22T13:00:00.000Z',
  owed: {
    amount: '538.65',
    by_bank: '0.00',
    waits_for_bank: false,
    state: 'open',
    chosen_at: null,
    given_at: null,
    reference: null,
    returned_at: null,
    return_reason: null,
    account: null,
    together: null,
  },
};

async function showBooking(refund: Refund, owedCredit = '0.00') {
  const booking = {
    ...sampleBooking,
    status: 'cancelled',
    payment_status: 'refunded',
    cancel_reason: 'provider_cancelled',
    cancelled_at: '2026-11-22T12:00:00.000Z',
    refund,
  } as const;
  const shown = await show(<BookingView booking={booking} address="https://hirfa.test" />, {
    as: 'nour',
    answers: {
      bookings: { askRefundTransfer: ({ id }) => ({ id }) },
      referrals: {
        takeRefundAsCredit: ({ id }) => ({ id }),
        getReferrals: () => ({
          code: 'ABCDEF',
          flat: '50.00',
          credit: '0.00',
          owed: owedCredit,
          earned: '0.00',
          invitation: null,
        }),
      },
    },
  });
  const sent = () =>
    shown
      .sent()
      .filter(({ call }) => /askRefundTransfer|takeRefundAsCredit/.test(call))
      .map(({ input }) => input);
  return { sent };
}

const send = (name: string) => page.getByRole('button', { name }).click();
const way = (name: RegExp) => page.getByRole('radio', { name });

test('nothing is sent until a way is chosen; an account without a right number or holder is refused at its field', async () => {
  const { sent } = await showBooking(open);
  await send('Continue');
  await expect.element(page.getByText('Please choose one of them.')).toBeVisible();
  await way(/^Bank account/).click();
  await send('Ask for the transfer');
  await expect.element(page.getByLabelText('IBAN')).toHaveFocus();
  await page.getByLabelText('IBAN').fill(IBAN);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Name of the account’s holder')).toHaveFocus();
  expect(sent()).toEqual([]);
  await page.getByLabelText('Name of the account’s holder').fill('Nour Ahmed');
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual([{ id: open.id, kind: 'iban', number: IBAN, holder: 'Nour Ahmed' }]);
});

test('who owes credit reads what is taken from it before they choose it', async () => {
  const { sent } = await showBooking(open, '50.00');
  await way(/^Credit/).click();
  await expect.element(page.getByText(/which is taken from it first/)).toBeVisible();
  await send('Take it as credit');
  await expect.poll(sent).toEqual([{ id: open.id }]);
});

test('what was transferred is shown with each step, its date and the reference, and nothing is left to choose', async () => {
  await showBooking({
    ...open,
    owed: {
      amount: '538.65',
      by_bank: '0.00',
      waits_for_bank: false,
      state: 'transferred',
      chosen_at: '2026-11-23T12:00:00.000Z',
      given_at: '2026-11-24T12:00:00.000Z',
      reference: 'FT-2026-7',
      returned_at: '2026-11-22T18:00:00.000Z',
      return_reason: 'The wallet was closed.',
      account: { kind: 'iban', last_digits: '0002', holder: 'Nour Ahmed' },
      together: null,
    },
  });
  const steps = page.getByRole('heading', { name: /Refund of/ }).element().parentElement;
  const texts = [...(steps?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
  expect(texts.map((text) => /Asked for|Could not go back|came back|asked for|Transferred/.exec(text)?.[0])).toEqual([
    'Asked for',
    'Could not go back',
    'came back',
    'asked for',
    'Transferred',
  ]);
  expect(texts.at(-1)).toContain('FT-2026-7');
  expect(page.getByRole('radio').elements()).toEqual([]);
});

const given = (change: Partial<NonNullable<Refund['owed']>>): Refund => ({
  ...open,
  owed: open.owed && { ...open.owed, ...change },
});

test('while a bank has the money nothing is chosen; what it has kept of it is not given again', async () => {
  await showBooking(given({ waits_for_bank: true }));
  await expect.element(page.getByText(/Your bank has the money now/)).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

test('of a package the sum of all dates is chosen at once', async () => {
  const { sent } = await showBooking(given({ together: { refunds: 3, amount: '897.75' } }));
  await expect.element(page.getByRole('heading', { name: /897\.75/ })).toBeVisible();
  await expect.element(page.getByText(/the refunds of 3 dates of your package/)).toBeVisible();
  await way(/^Credit/).click();
  await send('Take it as credit');
  await expect.poll(sent).toEqual([{ id: open.id }]);
});

test('of a part that a bank has kept, the rest is chosen', async () => {
  await showBooking(given({ amount: '438.65', by_bank: '100.00' }));
  await expect.element(page.getByRole('heading', { name: /438\.65/ })).toBeVisible();
  await expect.element(page.getByText(/You have EGP\s100(\.00)? of it from your bank/)).toBeVisible();
});

test('what a bank has kept as a whole is told with its day, and not chosen', async () => {
  const given_at = '2026-11-24T12:00:00.000Z';
  await showBooking(given({ amount: '0.00', by_bank: '538.65', state: 'paid_by_bank', chosen_at: given_at, given_at }));
  await expect.element(page.getByText(/You have it from your bank/)).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});
