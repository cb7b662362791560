import { type Language, MARKET_ZONE } from '@hirfa/domain/market';

const LOCALES: Record<Language, string> = { en: 'en-GB-u-nu-latn', ar: 'ar-EG-u-nu-latn' };

/** An instant in Cairo's time: "Sunday 22 November, 16:00". */
export function moment(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: MARKET_ZONE,
  }).format(at);
}

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Isolates a name or title from the direction of the sentence around it. */
export function isolated(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE;
}

/** An amount ("1282.15", in EGP) for people: "EGP 1,282.15", "1,282.15 ج.م". */
export function money(amount: string, language: Language): string {
  const [whole = '', fraction = '00'] = amount.split('.');
  const figure = `${Number(whole).toLocaleString('en-US')}.${fraction}`;
  return language === 'ar' ? isolated(`${figure} ج.م`) : `EGP ${figure}`;
}
