import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@hirfa/domain/market';
import { pathIn } from './i18n.ts';

interface PageHead {
  title: string;
  description: string;
  /** The page's path without a language. */
  path: string;
  language: Language;
  origin: string;
}

/** The metadata of a public page for search engines and shared links, with its address in both languages. */
export function pageHead({ title, description, path, language, origin }: PageHead) {
  const address = (of: Language) => origin + pathIn(of, path);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address(language) },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: language === 'ar' ? 'ar_EG' : 'en_EG' },
    ],
    links: [
      { rel: 'canonical', href: address(language) },
      ...LANGUAGES.map((of) => ({ rel: 'alternate', hrefLang: of, href: address(of) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(DEFAULT_LANGUAGE) },
    ],
  };
}
