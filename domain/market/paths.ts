import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts';

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

/** The same page in every language, for search engines: `x-default` is for readers of any other. */
export function alternates(origin: string, path: string): readonly { language: string; address: string }[] {
  const inLanguage = (language: Language) => origin + pathIn(language, path);
  return [
    ...LANGUAGES.map((language) => ({ language, address: inLanguage(language) })),
    { language: 'x-default', address: inLanguage(DEFAULT_LANGUAGE) },
  ];
}
