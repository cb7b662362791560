/** Operators of Egyptian mobiles: Vodafone, Etisalat, Orange, WE. */
const MOBILE = /^(?:\+20|0020|20|0)?(1[0125]\d{8})$/;
/** Between digits people write spaces, hyphens, brackets and dots; copied numbers bring marks of direction along. */
const BETWEEN = /[\s().\-\u2010-\u2013\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** An Egyptian mobile number as +201xxxxxxxxx, however it is written ("010 1234 5678", "٠١٠…", "0020 10…"); null for any other text. */
export function egyptianMobile(written: string): string | null {
  const [, national] = MOBILE.exec(westernDigits(written).replace(BETWEEN, '')) ?? [];
  return national === undefined ? null : `+20${national}`;
}

/** Arabic-Indic and Persian digits as 0 to 9. */
export function westernDigits(written: string): string {
  return written.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
