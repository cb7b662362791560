import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@hirfa/domain/market';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Catalogue = () => Promise<{ messages: Messages }>;

/**
 * What visitors read, and what comes with the first page that needs it: a booking's way, sign-in and everything behind
 * it.
 */
const catalogues: Record<Language, { site: Catalogue; inside: Catalogue }> = {
  en: { site: () => import('../locales/en/site.po'), inside: () => import('../locales/en/inside.po') },
  ar: { site: () => import('../locales/ar/site.po'), inside: () => import('../locales/ar/inside.po') },
};

/** Public pages whose texts are in `inside`: they need them for hydration. */
const HYDRATES_WITH_INSIDE = /^\/(booking\/|auth|email-confirmed|reset-password|undo-security)/;

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

/** The path of a page in a language: "/services" → "/ar/services". */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' && prefix ? prefix : prefix + path;
}

/** The texts of a language, as far as the page at this path needs them. */
export async function loadI18n(language: Language, path: string): Promise<I18n> {
  // Titles of guarded pages are part of the shell that the server sends.
  const needsInside = import.meta.env.SSR || HYDRATES_WITH_INSIDE.test(path);
  const { site, inside } = catalogues[language];
  const [{ messages }] = await Promise.all([site(), needsInside && inside()]);
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...messages } } });
  if (needsInside) await loadInside(i18n, language);
  return i18n;
}

const whole = new WeakSet<I18n>();

/** The rest of the texts, once. */
export async function loadInside(i18n: I18n, language: Language): Promise<void> {
  if (whole.has(i18n)) return;
  const { messages } = await catalogues[language].inside();
  if (whole.has(i18n)) return;
  whole.add(i18n);
  i18n.load(language, messages);
}
