import { LANGUAGES } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import { useLanguage } from '../../kit/use-language.ts';
import { LANGUAGE_NAMES, LanguageLink } from './language-link.tsx';

/** Both languages side by side: the one of the page, and the way to the other. */
export function LanguageSelector() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <nav aria-label={t`Language`} className="flex flex-wrap items-center gap-x-1 text-s">
      <Languages aria-hidden className="me-1 size-4.5 text-ink-2" />
      {LANGUAGES.map((each) =>
        each === language ? (
          <span key={each} lang={each} aria-current="true" className="px-2 font-semibold text-ink-0">
            {LANGUAGE_NAMES[each]}
          </span>
        ) : (
          <LanguageLink
            key={each}
            className="inline-flex min-h-11 items-center px-2 text-ink-1 underline underline-offset-4"
          />
        ),
      )}
    </nav>
  );
}
