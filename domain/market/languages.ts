/** The languages of every text; the first is the default (specification 9, 2 "hero language selector"). 9.37 */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The direction of a language's script, as a value of HTML's `dir`. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The other language of a two-language page. */
export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

/** The text of a row in a language: `textIn(row, 'title', 'ar')` is `row.title_ar`. */
export function textIn<Name extends string>(
  row: Readonly<Record<`${Name}_${Language}`, string>>,
  name: Name,
  language: Language,
): string {
  return row[`${name}_${language}`];
}
