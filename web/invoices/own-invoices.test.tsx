import type { OwnInvoice } from '@hirfa/contract/invoices';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { OwnInvoices } from './own-invoices.tsx';

const commission: OwnInvoice = {
  id: '019aa000-0000-7000-8000-000000000002',
  booking_id: '019aa000-0000-7000-8000-000000000001',
  kind: 'invoice',
  subject: 'commission',
  is_receipt: false,
  number: '2026-000123',
  issued_at: '2026-11-30T10:00:00.000Z',
  total: '112.50',
  discount: '0.00',
  title_en: 'Changing a tap',
  title_ar: 'تغيير حنفية',
};

test('a provider finds the commission of each job among their papers, in the language of the page', async () => {
  await show(<OwnInvoices />, {
    language: 'ar',
    answers: { invoices: { listOwnInvoices: () => ({ items: [commission], next_cursor: null }) } },
  });
  await expect.element(page.getByText('فاتورة 2026-000123')).toBeVisible();
  await expect.element(page.getByText('تغيير حنفية')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'تنزيل: فاتورة 2026-000123' })).toBeVisible();
});

test('without papers the list says when they come', async () => {
  await show(<OwnInvoices />, {
    answers: { invoices: { listOwnInvoices: () => ({ items: [], next_cursor: null }) } },
  });
  await expect.element(page.getByText(/^Once a job is settled/)).toBeVisible();
});
