import { expect, test } from 'vitest';
import { invoiceNumber } from './invoice-number.ts';

test('a number says its year, and whether it is of a credit note', () => {
  expect(invoiceNumber({ kind: 'invoice', year: 2026, number: 123 })).toBe('2026-000123');
  expect(invoiceNumber({ kind: 'credit_note', year: 2027, number: 1_234_567 })).toBe('CN-2027-1234567');
});
