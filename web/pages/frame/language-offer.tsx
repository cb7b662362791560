import { otherLanguage, type Language } from '@hirfa/domain/market';
import { useLocation } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { pathIn } from '../../kit/i18n.ts';

/** Not in the catalogues: the page does not load the texts of the offered language. */
const OFFER: Record<Language, string> = { en: 'Read this page in English', ar: 'اقرأ هذه الصفحة بالعربية' };

/**
 * A link to this page in the other language, for a person who chose that language before. The mark on <html> is set
 * before the first paint, so that the layout does not move.
 */
export function LanguageOffer() {
  const language = useLanguage();
  const other = otherLanguage(language);
  const href = useLocation({ select: ({ pathname, searchStr }) => pathIn(other, pathname) + searchStr });
  return (
    <div className="hidden flex-wrap items-center justify-center gap-x-4 bg-sand-1 px-4 text-s language-offered:flex">
      <a
        href={href}
        lang={other}
        hrefLang={other}
        className="inline-flex min-h-11 items-center font-semibold text-clay-ink underline underline-offset-4"
      >
        {OFFER[other]}
      </a>
      <button
        type="button"
        data-choose-language={language}
        className="inline-flex min-h-11 items-center px-2 font-medium text-ink-1"
      >
        <Trans>No, thank you</Trans>
      </button>
    </div>
  );
}
