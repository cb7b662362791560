/** Operators of Egyptian mobiles: Vodafone, Etisalat, Orange, WE. Many people write the 0 behind +20, too. */
const MOBILE = /^(?:(?:\+|00)?20)?0?(1[0125]\d{8})$/;
/** What people write between digits, and what copied texts contain: marks that show nothing or turn the text. */
const BETWEEN = /[\s().,/\-\u2010-\u2015\u2212\u0640\p{Cf}]/gu;

/** An Egyptian mobile number as +201xxxxxxxxx, from any notation ("010 1234 5678", "٠١٠…"); null for other texts. */
export function egyptianMobile(written: string): string | null {
  const [, national] = MOBILE.exec(typedDigits(written)) ?? [];
  return national === undefined ? null : `+20${national}`;
}

/** A typed number with digits from 0 to 9 and nothing between them. */
export function typedDigits(written: string): string {
  return westernDigits(written.normalize('NFKC')).replace(BETWEEN, '');
}

/** Arabic-Indic and Persian digits as 0 to 9. */
export function westernDigits(written: string): string {
  return written.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
