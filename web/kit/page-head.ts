import { alternates, type Language, pathIn } from '@hirfa/domain/market';

interface PageHead {
  title: string;
  description: string;
  /** The page's path without a language. */
  path: string;
  language: Language;
  origin: string;
  /** The picture of its link: "service/oud-lessons". */
  picture?: string;
  /** Whether search engines may list it, if not as usual. */
  robots?: 'noindex' | 'noindex, follow';
}

/** The metadata of a public page for search engines and shared links, with its address in both languages. */
export function pageHead({ title, description, path, language, origin, robots, picture }: PageHead) {
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
      { property: 'og:site_name', content: 'Hirfa · حِرفة' },
      ...(picture === undefined ? [] : pictureMeta(`${origin}/share/${language}/${picture}.png`, title)),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...alternates(origin, path).map((each) => ({ rel: 'alternate', hrefLang: each.language, href: each.address })),
    ],
  };
}

/** Other sites show it beside the link; the server draws it in this size. */
const pictureMeta = (address: string, alt: string) => [
  { property: 'og:image', content: address },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];
