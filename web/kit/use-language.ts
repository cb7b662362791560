import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react';

/** The language of the page around a component. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return LANGUAGES.find((language) => language === i18n.locale) ?? DEFAULT_LANGUAGE;
}

/** The direction of the page around a component. */
export function useDirection(): 'ltr' | 'rtl' {
  return directionOf(useLanguage());
}
