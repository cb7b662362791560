import { expect, test } from 'vitest';
import { invoiceFileName, invoiceNumber } from './invoice-number.ts';

test('a number says its year, and whether it is of a credit note', () => {
  expect(invoiceNumber({ kind: 'invoice', year: 2026, number: 123 })).toBe('2026-000123');
  expect(invoiceNumber({ kind: 'credit_note', year: 2027, number: 1_234_567 })).toBe('CN-2027-1234567');
});

test('a file is named by what it is for, because two issuers can have the same number', () => {
  expect(invoiceFileName({ subject: 'platform_fee', number: '2026-000123' })).toBe(
    'hirfa-platform-fee-2026-000123.pdf',
  );
});
