import type { Language } from '@hirfa/domain/market';

/** Western digits in both; English puts the day before the month, as in Egypt. */
const LOCALES: Record<Language, string> = { en: 'en-GB-u-nu-latn', ar: 'ar-EG-u-nu-latn' };
const TIME_ZONE = 'Africa/Cairo';

const MOMENTS = {
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long' },
  'short-date': { day: 'numeric', month: 'short' },
  'short-day': { weekday: 'short', day: 'numeric', month: 'short' },
  'day-of-month': { day: 'numeric' },
  weekday: { weekday: 'short' },
  'weekday-letter': { weekday: 'narrow' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  'day-and-time': { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type MomentForm = keyof typeof MOMENTS;

const kept = new Map<string, Intl.NumberFormat>();

function numbers(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language}${digits}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });
  kept.set(key, made);
  return made;
}

/** "4.9" */
export function formatRating(rating: string, language: Language): string {
  return numbers(language, 1).format(Number(rating));
}

/** A part of a whole, 0 to 1: "38%". */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Whether an amount on the wire ("450.00") is whole pounds. */
export function isWhole(amount: string): boolean {
  return amount.endsWith('.00');
}

/** The figure of an amount, without sign and currency: "1,450" or "73.50". */
export function formatFigure(amount: string, language: Language, piastres: boolean): string {
  return numbers(language, piastres ? 2 : 0).format(Math.abs(Number(amount)));
}

const NO_BREAK = '\u00a0';
const LEFT_TO_RIGHT = '\u200e';

/** "EGP 1,450", in Arabic with the currency behind; to be isolated from the direction of the text around it. */
export function formatMoney(amount: string, language: Language, piastres: boolean): string {
  const figure = formatFigure(amount, language, piastres);
  const sign = amount.startsWith('-') ? '−' : '';
  return language === 'ar' ? `${LEFT_TO_RIGHT}${sign}${figure}${NO_BREAK}ج.م` : `${sign}${sign && NO_BREAK}EGP${NO_BREAK}${figure}`;
}

/** A moment (RFC 3339) as Cairo's clocks and calendars show it. */
export function formatMoment(at: string, form: MomentForm, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...MOMENTS[form], timeZone: TIME_ZONE }).format(new Date(at));
}
