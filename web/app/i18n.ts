import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@hirfa/domain/market';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../locales/en.po'),
  ar: () => import('../locales/ar.po'),
};

const prefixOf = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/** The language of an address: the default one at plain paths, others behind their code. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/** The path a page has in every language, from the one in the address bar. */
export function plainPath(pathname: string): string {
  return pathname.slice(prefixOf(languageOf(pathname)).length) || '/';
}

/** Where a page stands in a language: "/services" → "/ar/services". */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' && prefix ? prefix : prefix + path;
}

export async function loadI18n(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
