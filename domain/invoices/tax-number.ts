import { westernDigits } from '../accounts/index.ts';

const TAX_NUMBER = /^(\d{3})[- ]?(\d{3})[- ]?(\d{3})$/;

/** What people state for invoices besides their tax number, and the longest text of each. */
export const TAX_DETAILS_LENGTH = { name: 120, address: 200 } as const;

/** The nine digits of an Egyptian tax registration number, as people write it; null for anything else. */
export function taxNumber(text: string): string | null {
  const [, ...digits] = TAX_NUMBER.exec(westernDigits(text.trim())) ?? [];
  return digits.length === 0 ? null : digits.join('');
}

/** Nine digits in the form of papers: "123-456-789". */
export const formatTaxNumber = (digits: string): string => digits.replace(TAX_NUMBER, '$1-$2-$3');
