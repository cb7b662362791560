import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@hirfa/domain/market';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Catalogues = Record<Language, () => Promise<{ messages: Messages }>>;

const catalogues: Catalogues = {
  en: () => import('../locales/en.po'),
  ar: () => import('../locales/ar.po'),
};
/** Texts that only signed-in people see (see lingui.config.ts). */
const signedInCatalogues: Catalogues = {
  en: () => import('../locales/signed-in/en.po'),
  ar: () => import('../locales/signed-in/ar.po'),
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
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...messages } } });
  // Titles of guarded pages are part of the shell that the server sends.
  if (import.meta.env.SSR) await loadSignedInTexts(i18n);
  return i18n;
}

let loaded: Promise<void> | undefined;

/** The other texts, before the first guarded page is shown; in a browser once, and again where it failed. */
export function loadSignedInTexts(i18n: I18n): Promise<void> {
  if (import.meta.env.SSR) return addSignedInTexts(i18n);
  loaded ??= addSignedInTexts(i18n).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function addSignedInTexts(i18n: I18n): Promise<void> {
  const language = languageOf(`/${i18n.locale}`);
  const { messages } = await signedInCatalogues[language]();
  i18n.load(language, messages);
}
