import type { TaxDetails } from '@hirfa/contract/invoices';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { TaxSection } from './tax-section.tsx';

const DETAILS: TaxDetails = { tax_number: '987654321', name: 'ورشة سامح', address: '5 شارع النيل، الجيزة' };

/** A server that keeps what was sent. */
function serverWith(stored: TaxDetails | null) {
  const sent: (TaxDetails | null)[] = [];
  const present = () => ({ details: sent.length === 0 ? stored : (sent.at(-1) ?? null) });
  return {
    sent,
    answers: {
      invoices: {
        getTaxDetails: present,
        saveTaxDetails(input: { details: TaxDetails | null }) {
          sent.push(input.details);
          return present();
        },
      },
    },
  };
}

test('an invalid tax number is not sent, and a valid one is shown as it is stored', async () => {
  const { sent, answers } = serverWith(null);
  await show(<TaxSection />, { answers });
  await page.getByRole('button', { name: 'Add my tax number' }).click();
  await page.getByLabelText('Tax registration number').fill('12345678');
  await page.getByRole('button', { name: 'Save' }).click();
  for (const problem of [
    'A tax registration number has nine digits.',
    'Please write the name.',
    'Please write the address.',
  ])
    await expect.element(page.getByText(problem)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabelText('Tax registration number').fill('987654321');
  await page.getByLabelText('Name on the tax card').fill(DETAILS.name);
  await page.getByLabelText('Address on the tax card').fill(DETAILS.address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('987-654-321')).toBeVisible();
  expect(sent).toEqual([DETAILS]);
});

test('who is not registered any more takes it back', async () => {
  const { sent, answers } = serverWith(DETAILS);
  await show(<TaxSection />, { language: 'ar', answers });
  await page.getByRole('button', { name: 'تغيير' }).click();
  await page.getByRole('button', { name: 'لم أعد مسجلًا ضريبيًا' }).click();
  await expect.element(page.getByRole('button', { name: 'إضافة رقم التسجيل الضريبي' })).toBeVisible();
  expect(sent).toEqual([null]);
});
