import { otherLanguage, type Language } from '@hirfa/domain/market';
import { useLocation } from '@tanstack/react-router';
import { useLanguage } from '../../kit/use-language.ts';
import { pathIn } from '../../kit/i18n.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The same page in the other language: a plain link, since the address alone decides. */
export function LanguageLink({ className }: { className?: string }) {
  const other = otherLanguage(useLanguage());
  const href = useLocation({ select: ({ pathname, searchStr }) => pathIn(other, pathname) + searchStr });
  return (
    <a href={href} lang={other} hrefLang={other} data-choose-language={other} className={className}>
      {LANGUAGE_NAMES[other]}
    </a>
  );
}
