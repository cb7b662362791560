import type { Language } from '../market/index.ts';

/**
 * Banks by the digits 5 to 8 of an Egyptian IBAN. No list is published, and those that people pass on contradict each
 * other. Here are only codes that IBANs with right checksums of two unrelated holders show with the same bank.
 */
export const BANKS = {
  '0002': { en: 'Banque Misr', ar: 'بنك مصر' },
  '0003': { en: 'National Bank of Egypt', ar: 'البنك الأهلي المصري' },
  '0005': { en: 'Bank of Alexandria', ar: 'بنك الإسكندرية' },
  '0010': { en: 'Commercial International Bank (CIB)', ar: 'البنك التجاري الدولي (CIB)' },
  '0036': { en: 'Crédit Agricole Egypt', ar: 'كريدي أجريكول مصر' },
  '0037': { en: 'QNB', ar: 'بنك QNB' },
  '0057': { en: 'Arab African International Bank', ar: 'البنك العربي الأفريقي الدولي' },
} as const satisfies Record<string, Record<Language, string>>;

export type BankCode = keyof typeof BANKS;

export const BANK_CODES = Object.keys(BANKS).filter(isBankCode);

/** The bank of an IBAN as it is stored; null for one that is not known, and for wallets. */
export const bankOf = (iban: string): BankCode | null => knownBank(/^EG\d{2}(\d{4})/.exec(iban)?.[1]);

/** The same of the four digits alone. */
export const knownBank = (digits: string | null | undefined): BankCode | null =>
  typeof digits === 'string' && isBankCode(digits) ? digits : null;

function isBankCode(code: string): code is BankCode {
  return Object.hasOwn(BANKS, code);
}
