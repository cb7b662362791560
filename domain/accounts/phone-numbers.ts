/** Operators of Egyptian mobiles: Vodafone, Etisalat, Orange, WE. */
const MOBILE = /^(?:\+20|0020|20|0)?(1[0125]\d{8})$/;
/** People write spaces, hyphens, brackets and dots between digits; copied numbers contain direction marks. */
const BETWEEN = /[\s().\-\u2010-\u2013\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** An Egyptian mobile number as +201xxxxxxxxx, from any notation ("010 1234 5678", "٠١٠…"); null for other texts. */
export function egyptianMobile(written: string): string | null {
  const [, national] = MOBILE.exec(westernDigits(written).replace(BETWEEN, '')) ?? [];
  return national === undefined ? null : `+20${national}`;
}

/** Arabic-Indic and Persian digits as 0 to 9. */
export function westernDigits(written: string): string {
  return written.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
