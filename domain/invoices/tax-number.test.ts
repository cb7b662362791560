import { expect, test } from 'vitest';
import { formatTaxNumber, taxNumber } from './tax-number.ts';

test('a tax number is nine digits, in one piece or in three', () => {
  for (const text of ['123456789', '123-456-789', ' 123 456 789 ', '١٢٣-٤٥٦-٧٨٩'])
    expect(taxNumber(text)).toBe('123456789');
  for (const text of ['', '12345678', '1234567890', '000-000-000 (demo)', '١٢٣٤٥٦٧٨'])
    expect(taxNumber(text)).toBeNull();
  expect(formatTaxNumber('123456789')).toBe('123-456-789');
});
