import { alternates, type Language, pathIn } from '@hirfa/domain/market';

interface PageHead {
  title: string;
  description: string;
  /** The page's path without a language. */
  path: string;
  language: Language;
  origin: string;
  /** Whether search engines may list it, if not as usual. */
  robots?: 'noindex' | 'noindex, follow';
}

/** The metadata of a public page for search engines and shared links, with its address in both languages. */
export function pageHead({ title, description, path, language, origin, robots }: PageHead) {
  const address = origin + pathIn(language, path);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(robots === undefined ? [] : [{ name: 'robots', content: robots }]),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: language === 'ar' ? 'ar_EG' : 'en_EG' },
    ],
    links: [
      { rel: 'canonical', href: address },
      ...alternates(origin, path).map((each) => ({ rel: 'alternate', hrefLang: each.language, href: each.address })),
    ],
  };
}
