// @with-first-page
import { type Locale, LOCALES } from '@hirfa/domain/market';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(LOCALES[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, created);
  return created;
}

/** "4.9" */
export function formatRating(rating: string, locale: Locale): string {
  return numberFormat(locale, 1).format(Number(rating));
}

/** A part of a whole, 0 to 1: "38%". */
export function formatShare(share: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A change, with its sign in every case: "+38%", "−4%". The caller isolates it, from left to right. */
export function formatSignedShare(share: number, locale: Locale): string {
  const sign = share < 0 ? '−' : '+';
  return sign + formatShare(Math.abs(share), locale);
}

/** A rate on the wire ("0.14"): "14%", with as many decimals as it has. */
export function formatRate(rate: string, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale], { style: 'percent', maximumFractionDigits: 2 }).format(Number(rate));
}

/** Whether an amount on the wire ("450.00") is whole pounds. */
export function isWhole(amount: string): boolean {
  return amount.endsWith('.00');
}

/** The figure of an amount, without sign and currency: "1,450" or "73.50". */
export function formatFigure(amount: string, locale: Locale, piastres: boolean): string {
  return numberFormat(locale, piastres ? 2 : 0).format(Math.abs(Number(amount)));
}

const NO_BREAK = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';

/** "Nour E.", whose initial stays on the line of the name. */
export function withInitial(displayName: string): string {
  return displayName.replace(/ (?=\S\.$)/u, NO_BREAK);
}

/** The same for the names within a text. */
export function withInitials(text: string): string {
  return text.replaceAll(/ (?=\p{L}\p{M}*\.(?![\p{L}\p{N}]))/gu, NO_BREAK);
}

/** "EGP 1,450"; in Arabic the currency is last. The caller isolates it from the direction of the text around it. */
export function formatMoney(amount: string, locale: Locale, piastres: boolean): string {
  const figure = formatFigure(amount, locale, piastres);
  const sign = amount.startsWith('-') ? '−' : '';
  return locale !== 'en'
    ? `${LEFT_TO_RIGHT}${sign}${figure}${NO_BREAK}ج.م`
    : `${sign}${sign && NO_BREAK}EGP${NO_BREAK}${figure}`;
}
