import { type Language, languageOf, pathIn, plainPath } from '@hirfa/domain/market';
import { setupI18n, type I18n, type Messages } from '@lingui/core';

export { languageOf, pathIn, plainPath };

type Catalogue = () => Promise<{ messages: Messages }>;
/** The catalogues that only some pages need. */
type Further = 'inside' | 'information' | 'joining';

/**
 * `site`: the texts for visitors. `inside`: the texts of the booking flow, sign-in and everything behind it.
 * `information`: the long texts of prices, rules and privacy. `joining`: what providers read before they join. The last
 * three are loaded with the first page that needs them.
 */
const catalogues: Record<Language, Record<'site' | Further, Catalogue>> = {
  en: {
    site: () => import('../locales/en/site.po'),
    inside: () => import('../locales/en/inside.po'),
    information: () => import('../locales/en/information.po'),
    joining: () => import('../locales/en/joining.po'),
  },
  ar: {
    site: () => import('../locales/ar/site.po'),
    inside: () => import('../locales/ar/inside.po'),
    information: () => import('../locales/ar/information.po'),
    joining: () => import('../locales/ar/joining.po'),
  },
};

/** Public pages whose texts are in another catalogue than `site`: they need them for hydration. */
const HYDRATES_WITH: Record<Further, RegExp> = {
  inside:
    /^\/(booking\/|auth|email-confirmed|invite\/|promo|reset-password|sound-test|support|test$|topic-notifications|undo-security|unsubscribe)/,
  information: /^\/(about|areas|contact|cookies|faq|pricing|privacy|refund-policy|safety|terms)$/,
  joining: /^\/earnings$/,
};
const FURTHER = ['inside', 'information', 'joining'] as const satisfies Further[];

/** The address of the same page in a language, with its search parameters: "/bookings?list=past" → "/ar/bookings?…". */
export function addressIn(language: Language, address: string): string {
  const { pathname, search, hash } = new URL(address, 'https://own.invalid');
  return pathIn(language, plainPath(pathname)) + search + hash;
}

const onServer = new Map<Language, Promise<I18n>>();

/** Loads the texts that the page at this path needs. The server has one object with all texts of a language. */
export async function loadI18n(language: Language, path: string): Promise<I18n> {
  if (!import.meta.env.SSR)
    return load(
      language,
      FURTHER.filter((name) => HYDRATES_WITH[name].test(path)),
    );
  // Titles of guarded pages are part of the shell that the server sends.
  const texts = onServer.get(language) ?? load(language, FURTHER);
  onServer.set(language, texts);
  return texts;
}

async function load(language: Language, needed: readonly Further[]): Promise<I18n> {
  const { site, ...further } = catalogues[language];
  const [{ messages }] = await Promise.all([site(), ...needed.map((name) => further[name]())]);
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...messages } } });
  for (const name of needed) await loadFurther(i18n, language, name);
  return i18n;
}

const whole: Record<Further, WeakSet<I18n>> = {
  inside: new WeakSet(),
  information: new WeakSet(),
  joining: new WeakSet(),
};

async function loadFurther(i18n: I18n, language: Language, name: Further): Promise<void> {
  if (whole[name].has(i18n)) return;
  const { messages } = await catalogues[language][name]();
  if (whole[name].has(i18n)) return;
  whole[name].add(i18n);
  i18n.load(language, messages);
}

export const hasInside = (i18n: I18n): boolean => whole.inside.has(i18n);
/** Loads the `inside` texts, once. */
export const loadInside = (i18n: I18n, language: Language) => loadFurther(i18n, language, 'inside');
/** Loads the `information` texts, once. */
export const loadInformation = (i18n: I18n, language: Language) => loadFurther(i18n, language, 'information');
/** Loads the `joining` texts, once. */
export const loadJoining = (i18n: I18n, language: Language) => loadFurther(i18n, language, 'joining');
