import { egyptianMobile, westernDigits } from '../accounts/index.ts';

/** To what earnings are paid (product decision: payouts). */
export const PAYOUT_KINDS = ['iban', 'wallet'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** The name of an account's holder, in characters. */
export const HOLDER_LENGTH = { min: 2, max: 80 } as const;

const EGYPTIAN_IBAN = /^EG\d{27}$/;

/**
 * An account as it is stored, from what a person types: an Egyptian IBAN of 29 characters with the right checksum
 * (ISO 13616), or the mobile number of a wallet ("+201…"); null for anything else.
 */
export function payoutNumber(kind: PayoutKind, typed: string): string | null {
  if (kind === 'wallet') return egyptianMobile(typed);
  const iban = westernDigits(typed.normalize('NFKC')).toUpperCase().replace(/[\s-]/g, '');
  return EGYPTIAN_IBAN.test(iban) && remainderOf(iban) === 1 ? iban : null;
}

/** The first four characters go to the end, letters become numbers (A is 10), and the whole is divided by 97. */
function remainderOf(iban: string): number {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
