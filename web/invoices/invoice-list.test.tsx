import type { Invoice } from '@hirfa/contract/invoices';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { InvoiceList } from './invoice-list.tsx';

const BOOKING = '019aa000-0000-7000-8000-000000000001';
const service: Invoice = {
  id: '019aa000-0000-7000-8000-000000000002',
  kind: 'invoice',
  subject: 'service',
  is_receipt: true,
  number: '2026-000123',
  issued_at: '2026-11-30T10:00:00.000Z',
  total: '513.00',
  discount: '0.00',
};
const fee: Invoice = {
  ...service,
  id: '019aa000-0000-7000-8000-000000000003',
  subject: 'platform_fee',
  is_receipt: false,
  number: '2026-000007',
};
const note: Invoice = {
  ...service,
  id: '019aa000-0000-7000-8000-000000000004',
  kind: 'credit_note',
  number: 'CN-2026-000001',
};

test('papers are listed with what they are called, and each is downloaded in the language of the page', async () => {
  const asked: unknown[] = [];
  await show(<InvoiceList bookingId={BOOKING} />, {
    language: 'ar',
    answers: {
      invoices: {
        listBookingInvoices: () => ({ items: [service, fee, note] }),
        printInvoice(input) {
          asked.push(input);
          return new File(['%PDF'], 'hirfa-2026-000007.pdf', { type: 'application/pdf' });
        },
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'الفواتير والإيصالات' })).toBeVisible();
  for (const name of ['إيصال 2026-000123', 'فاتورة 2026-000007', 'إشعار دائن CN-2026-000001'])
    await expect.element(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'تنزيل: فاتورة 2026-000007' }).click();
  await expect.poll(() => asked).toEqual([{ id: fee.id, language: 'ar' }]);
});

test('a booking without papers shows none, and a failure can be tried again', async () => {
  let tries = 0;
  await show(<InvoiceList bookingId={BOOKING} />, {
    answers: {
      invoices: {
        listBookingInvoices() {
          tries += 1;
          return tries === 1 ? { refused: 'not_found' } : { items: [] };
        },
      },
    },
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => tries).toBe(2);
  await expect.element(page.getByText('Invoices and receipts')).not.toBeInTheDocument();
});
