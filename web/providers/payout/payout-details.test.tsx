import type { PayoutDetails as Details } from '@hirfa/contract/payments';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_ANSWER } from '../../testing/fake-api.ts';
import { show } from '../../testing/show.tsx';
import { PayoutDetails } from './payout-details.tsx';

const IBAN = 'EG380019000500000000263180002';
const ACCOUNT: Details = {
  kind: 'iban',
  last_digits: '0002',
  bank: null,
  holder: 'سلمى عبد الرحمن',
  changed_at: '2026-11-21T10:00:00.000Z',
};

const number = () => page.getByLabelText('IBAN');
const holder = () => page.getByLabelText('Name of the account’s holder');
const save = () => page.getByRole('button', { name: 'Save' });

async function showForm(stored: Details | null = null, language: 'en' | 'ar' = 'en') {
  let details = stored;
  const shown = await show(<PayoutDetails />, {
    language,
    as: 'salma',
    answers: {
      payments: {
        getPayoutDetails: () => ({ details, names: ['Salma Abdelrahman', 'سلمى عبد الرحمن'] }),
        savePayoutDetails: ({ kind, holder: name }) => {
          details = { ...ACCOUNT, kind, holder: name, bank: kind === 'iban' ? '0003' : null };
          return { details };
        },
      },
    },
  });
  const saved = () =>
    shown
      .sent()
      .filter(({ call }) => call === 'payments.savePayoutDetails')
      .map(({ input }) => input);
  return { saved };
}

test.each([
  ['with two digits exchanged', 'EG830019000500000000263180002'],
  ['with a digit missing', IBAN.slice(0, -1)],
  ['of another country', 'DE89370400440532013000'],
  ['that is empty', ''],
])('an IBAN %s is refused, and its field has the focus', async (_, typed) => {
  const { saved } = await showForm();
  await number().fill(typed);
  await holder().fill('Salma Abdelrahman');
  await save().click();
  await expect.element(number()).toHaveAccessibleDescription(/^This is not an Egyptian IBAN\./);
  await expect.element(number()).toHaveFocus();
  expect(saved()).toEqual([]);
});

test('an account needs its holder, and is stored with spaces as they are printed', async () => {
  const { saved } = await showForm();
  await number().fill('EG38 0019 0005 0000 0000 2631 8000 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(holder()).toHaveAccessibleDescription(/^Please write the name\./);
  await expect.element(holder()).toHaveFocus();
  expect(saved()).toEqual([]);
  await holder().fill('سلمى عبد الرحمن');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Bank account •••• 0002 · National Bank of Egypt')).toBeVisible();
  expect(saved()).toEqual([
    { kind: 'iban', number: 'EG38 0019 0005 0000 0000 2631 8000 2', holder: 'سلمى عبد الرحمن' },
  ]);
});

test('a wallet is a mobile number with its holder; arrow keys choose it', async () => {
  const { saved } = await showForm();
  await number().fill('EG12');
  await page.getByRole('radio', { name: /^Bank account/ }).click();
  await userEvent.keyboard('{ArrowDown}');
  const wallet = page.getByLabelText('Mobile number of the wallet');
  const owner = page.getByLabelText('Name of the wallet’s holder');
  await expect.element(holder()).not.toBeInTheDocument();
  await owner.fill('Salma Abdelrahman');
  await wallet.fill('02 2735 0000');
  await userEvent.keyboard('{Enter}');
  await expect.element(wallet).toHaveAccessibleDescription(/^This is not an Egyptian mobile number\./);
  await wallet.fill('٠١٠١٢٣٤٥٦٧٨');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Mobile wallet •••• 0002')).toBeVisible();
  expect(saved()).toEqual([{ kind: 'wallet', number: '٠١٠١٢٣٤٥٦٧٨', holder: 'Salma Abdelrahman' }]);
});

test('a holder with another name than the documents is pointed out, and saved all the same', async () => {
  const { saved } = await showForm();
  const hint = page.getByText(/^This name does not match the name on your documents\./);
  await number().fill(IBAN);
  await holder().fill('سلمى عبدالرحمن');
  await expect.element(hint).not.toBeInTheDocument();
  await holder().fill('Mona Adel');
  await expect.element(hint).toBeVisible();
  await save().click();
  await expect.poll(saved).toHaveLength(1);
});

test('the bank is named as soon as the IBAN is whole, where it is known', async () => {
  await showForm();
  await number().fill('EG62 0003 0138 5171 6566 8510 0017 0');
  await expect.element(page.getByText('National Bank of Egypt')).toBeVisible();
  await number().fill(IBAN);
  await expect.element(page.getByText(/^29 characters that begin with EG/)).toBeVisible();
});

test('details that could not be read are read with the next try', async () => {
  const answers = [NO_ANSWER, { details: ACCOUNT, names: [] }];
  await show(<PayoutDetails />, {
    as: 'salma',
    answers: { payments: { getPayoutDetails: () => answers.shift() ?? NO_ANSWER } },
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Bank account •••• 0002')).toBeVisible();
});

test('in Arabic the IBAN is typed from the left, and the digits of the account stay together', async () => {
  await showForm(ACCOUNT, 'ar');
  const digits = page.getByText('•••• 0002', { exact: true });
  await expect.element(digits).toBeVisible();
  expect(getComputedStyle(digits.element()).direction).toBe('ltr');
  await page.getByRole('button', { name: 'تغيير' }).click();
  const arabic = page.getByRole('textbox', { name: /^رقم الآيبان/ });
  await expect.element(arabic).toBeVisible();
  expect(getComputedStyle(arabic.element()).direction).toBe('ltr');
});
