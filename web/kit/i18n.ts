import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@hirfa/domain/market';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Catalogue = () => Promise<{ messages: Messages }>;

/**
 * `site`: the texts for visitors. `inside`: the texts of the booking flow, sign-in and everything behind it, which are
 * loaded with the first page that needs them.
 */
const catalogues: Record<Language, { site: Catalogue; inside: Catalogue }> = {
  en: { site: () => import('../locales/en/site.po'), inside: () => import('../locales/en/inside.po') },
  ar: { site: () => import('../locales/ar/site.po'), inside: () => import('../locales/ar/inside.po') },
};

/** Public pages whose texts are in `inside`: they need them for hydration. */
const HYDRATES_WITH_INSIDE =
  /^\/(booking\/|auth|email-confirmed|reset-password|sound-test|support|test$|topic-notifications|undo-security)/;

const prefixOf = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/** The language of a path: the default one without a prefix, others with their code as prefix. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/');
  return LANGUAGES.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/** The path without its language prefix. It begins with one slash: "/ar//x" must not become another site. */
export function plainPath(pathname: string): string {
  return pathname.slice(prefixOf(languageOf(pathname)).length).replace(/^\/*/, '/');
}

/** The path of a page in a language: "/services" → "/ar/services". */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' && prefix ? prefix : prefix + path;
}

/** The address of the same page in a language, with its search parameters: "/bookings?list=past" → "/ar/bookings?…". */
export function addressIn(language: Language, address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://own.invalid');
  return pathIn(language, plainPath(pathname)) + search + hash;
}

const onServer = new Map<Language, Promise<I18n>>();

/** Loads the texts that the page at this path needs. The server has one object with all texts of a language. */
export async function loadI18n(language: Language, path: string): Promise<I18n> {
  if (!import.meta.env.SSR) return load(language, HYDRATES_WITH_INSIDE.test(path));
  // Titles of guarded pages are part of the shell that the server sends.
  const texts = onServer.get(language) ?? load(language, true);
  onServer.set(language, texts);
  return texts;
}

async function load(language: Language, needsInside: boolean): Promise<I18n> {
  const { site, inside } = catalogues[language];
  const [{ messages }] = await Promise.all([site(), needsInside && inside()]);
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...messages } } });
  if (needsInside) await loadInside(i18n, language);
  return i18n;
}

const whole = new WeakSet<I18n>();

/** Loads the `inside` texts, once. */
export async function loadInside(i18n: I18n, language: Language): Promise<void> {
  if (whole.has(i18n)) return;
  const { messages } = await catalogues[language].inside();
  if (whole.has(i18n)) return;
  whole.add(i18n);
  i18n.load(language, messages);
}
