import type { Language } from './languages.ts';

/** A language; Arabic also with its own digits (٠١٢), which readers may choose. */
export type Locale = Language | 'ar-arab';

/** Western digits where nothing else was chosen; English puts the day before the month, as in Egypt. */
export const LOCALES: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-EG-u-nu-latn',
  'ar-arab': 'ar-EG-u-nu-arab',
};

/** The language of a locale. */
export function languageIn(locale: Locale): Language {
  return locale === 'en' ? 'en' : 'ar';
}
