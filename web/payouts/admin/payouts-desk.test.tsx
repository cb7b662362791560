import type { OwedByHand, PayoutDesk, PayoutExport, PayoutRecord } from '@hirfa/contract/payouts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PayoutsDesk } from './payouts-desk.tsx';

const NONE = { payouts: 0, amount: '0.00' };
const DESK: PayoutDesk = {
  week: '2026-11-15',
  next_cut_at: '2026-11-28T22:00:00.000Z',
  ready: { iban: { payouts: 2, amount: '700.00' }, wallet: NONE },
  held: { payouts: 1, amount: '250.00' },
  carried_over: '45.50',
  later: '-10.00',
  disputed: '120.00',
  exported: { payouts: 1, amount: '300.00' },
  paid: NONE,
  returned: NONE,
  ledger: { payable: '1105.50', sent: '300.00', paid: '1.00' },
  paying_account: null,
  second_factors: [],
};
const HELD: PayoutRecord = {
  id: '019aa000-0000-7000-8000-000000000001',
  week: '2026-11-15',
  amount: '250.00',
  state: 'open',
  account: { kind: 'iban', last_digits: '0002', bank: '0003' },
  reference: null,
  exported_at: null,
  paid_at: null,
  returned_at: null,
  paid_on: null,
  provider_id: '019aa000-0000-7000-8000-000000000002',
  user_id: '019aa000-0000-7000-8000-000000000003',
  name_en: 'Salma K.',
  name_ar: 'سلمى ك.',
  export_number: null,
  is_other_holder: true,
  hold: 'account_changed',
  held_until: '2026-11-26T10:00:00.000Z',
};

const RETURNED: PayoutRecord = {
  ...HELD,
  id: '019aa000-0000-7000-8000-000000000011',
  state: 'returned',
  is_other_holder: false,
  hold: null,
  held_until: null,
};
const FILE: PayoutExport = {
  id: '019aa000-0000-7000-8000-000000000021',
  number: 7,
  kind: 'iban',
  format: 'csv',
  template_name: 'Bank transfers',
  payouts: 2,
  total: '300.00',
  created_at: '2026-11-22T10:00:00.000Z',
  on_their_way: 2,
  paid: 0,
  returned: 0,
  refused: 0,
  refusal: null,
};
const REFUSED: PayoutExport = {
  ...FILE,
  id: '019aa000-0000-7000-8000-000000000022',
  number: 6,
  on_their_way: 0,
  refused: 2,
  refusal: { reason: 'It was damaged.', refused_at: '2026-11-21T10:00:00.000Z' },
};
const OWED: OwedByHand = {
  provider_id: HELD.provider_id,
  user_id: null,
  name_en: 'Former provider',
  name_ar: 'مقدم خدمة سابق',
  amount: '87.50',
  hold: 'left',
  account: null,
};

const showDesk = (saved: unknown[] = []) =>
  show(<PayoutsDesk state={undefined} onState={() => undefined} renderProof={() => null} />, {
    as: 'admin',
    answers: {
      payouts: {
        getPayoutDesk: () => DESK,
        listPayouts: () => ({ items: [HELD, RETURNED], next_cursor: null }),
        listPayoutExports: () => ({ items: [FILE, REFUSED], next_cursor: null }),
        listOwedByHand: () => ({ items: [OWED] }),
        refusePayoutFile(input) {
          saved.push(input);
          return { payouts: 2 };
        },
        correctPayout(input) {
          saved.push(input);
          return { state: input.state };
        },
        payByHand(input) {
          saved.push(input);
          return { id: HELD.id, amount: input.amount };
        },
        listPayoutTemplates: () => ({ items: [] }),
        savePayoutTemplate(input) {
          saved.push(input);
          return { id: HELD.id };
        },
        previewPayoutImport: () => ({
          items: [
            {
              line: 2,
              reference: 'H1-1',
              state: 'paid',
              outcome: 'applied',
              amount: '250.00',
              name_en: 'Salma K.',
              name_ar: 'سلمى ك.',
            },
            { line: 3, reference: 'H9-9', state: 'paid', outcome: 'unknown', amount: null, name_en: '', name_ar: '' },
          ],
          applied: 1,
        }),
        importPayouts(input) {
          saved.push(input);
          return { paid: 1, returned: 0 };
        },
      },
    },
  });

test('sums stand beside the accounts of the ledger, and one that differs is marked', async () => {
  await showDesk();
  await expect.element(page.getByText('Equals the ledger').first()).toBeVisible();
  expect(page.getByText('Equals the ledger').elements()).toHaveLength(2);
  expect(page.getByText('Differs from the ledger').elements()).toHaveLength(1);
  await expect.element(page.getByText(/^The account was changed/)).toBeVisible();
  await expect.element(page.getByText('The holder’s name does not match the name on the documents')).toBeVisible();
});

test('a template begins with a form, and needs the columns without which nobody is paid', async () => {
  const saved: unknown[] = [];
  await showDesk(saved);
  await page.getByRole('button', { name: 'New for wallets' }).click();
  await page.getByRole('button', { name: 'Remove column 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('A column is missing: IBAN or number')).toBeVisible();
  await page.getByRole('button', { name: 'Add a column' }).click();
  await page.getByLabelText('Content of column 4').selectOptions('IBAN or number');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({ name: 'Mobile wallets', kind: 'wallet', separator: 'comma' });
});

test('a file of the bank is looked at before it is applied', async () => {
  const saved: unknown[] = [];
  await showDesk(saved);
  await page.getByRole('button', { name: 'Import confirmations' }).click();
  const choose = page.getByLabelText('File of the bank');
  await choose.upload(new File(['no,head\n'], 'a.csv', { type: 'text/csv' }));
  await expect.element(page.getByText(/needs a head with the columns/)).toBeVisible();
  const text = 'reference,status\nH1-1,paid\nH9-9,paid\n';
  await choose.upload(new File([text], 'b.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('No payout has this reference')).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 line' }).click();
  await expect.poll(() => saved).toEqual([{ text, applied: 1 }]);
});

test('a file that the bank refused is taken back with a reason, once and while nothing of it was paid', async () => {
  const saved: unknown[] = [];
  await showDesk(saved);
  await expect.element(page.getByText(/^Refused by the bank on .*It was damaged\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'The bank refused file 6' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'The bank refused file 7' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The bank refused it' }).click();
  expect(saved).toEqual([]);
  await dialog.getByLabelText('Reason').fill('The bank could not read it.');
  await dialog.getByRole('button', { name: 'The bank refused it' }).click();
  await expect.poll(() => saved).toEqual([{ id: FILE.id, reason: 'The bank could not read it.' }]);
});

test('a return that was a mistake is corrected with a reason', async () => {
  const saved: unknown[] = [];
  await showDesk(saved);
  await page.getByRole('button', { name: 'It was paid after all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('The bank was wrong.');
  await dialog.getByRole('button', { name: 'It was paid after all' }).click();
  await expect.poll(() => saved).toEqual([{ id: RETURNED.id, state: 'paid', reason: 'The bank was wrong.' }]);
});

test('who has left is paid by hand: what is owed or less, with a reference and a day that has come', async () => {
  const saved: unknown[] = [];
  await showDesk(saved);
  await page.getByRole('button', { name: 'Record a payment to Former provider' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Amount sent, in EGP')).toHaveValue(OWED.amount);
  await dialog.getByLabelText('Amount sent, in EGP').fill('9999999');
  await dialog.getByLabelText('Day of the transfer').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect.element(dialog.getByText('Please write the reference.')).toBeVisible();
  await expect.element(dialog.getByText('Please enter an amount up to what is owed.')).toBeVisible();
  await dialog.getByLabelText('Amount sent, in EGP').fill('60.5');
  await expect.element(dialog.getByText('Please choose today or an earlier day.')).toBeVisible();
  await dialog.getByLabelText('Reference of the transfer').fill('FT-2026-7');
  await dialog.getByLabelText('Day of the transfer').fill('2026-11-20');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  const { provider_id } = OWED;
  await expect.poll(() => saved).toEqual([{ provider_id, amount: '60.50', reference: 'FT-2026-7', day: '2026-11-20' }]);
});
