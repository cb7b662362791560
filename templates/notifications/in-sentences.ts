import type { Language } from '@hirfa/domain/market';

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
