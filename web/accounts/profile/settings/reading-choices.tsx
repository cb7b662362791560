import { LANGUAGES, type Language } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { pathIn } from '../../../kit/i18n.ts';
import { chooseDigits, chooseTheme, type Theme } from '../../../kit/theme.ts';
import { useTheme } from '../../../kit/use-theme.ts';
import { ChoiceTiles } from '../../../ui/fields/choice-tiles.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { useArabicIndic } from '../../../kit/use-locale.ts';

/** Each language by its own name. */
const NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** How pages are read in this browser: their language, digits and colours. */
export function ReadingChoices({ path }: { path: string }) {
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-7">
      <LanguageChoice path={path} />
      {language === 'ar' && <DigitsChoice />}
      <ThemeChoice />
    </div>
  );
}

/** Links to the same page in each language: only the address decides the language. */
function LanguageChoice({ path }: { path: string }) {
  const { t } = useLingui();
  const current = useLanguage();
  return (
    <nav aria-label={t`Language`}>
      <p aria-hidden className="text-s font-semibold text-ink-0">
        {t`Language`}
      </p>
      <div className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
        {LANGUAGES.map((language) => (
          <a
            key={language}
            href={pathIn(language, path)}
            lang={language}
            hrefLang={language}
            aria-current={language === current || undefined}
            data-choose-language={language}
            className={classNames(
              'flex min-h-12 items-center justify-between gap-3 rounded-m border border-sand-2 bg-card px-4 py-3 text-s font-semibold',
              'hover:border-field-line aria-[current]:border-teal aria-[current]:inset-ring aria-[current]:inset-ring-teal',
            )}
          >
            {NAMES[language]}
            {language === current && <Check aria-hidden className="size-5 text-teal" />}
          </a>
        ))}
      </div>
    </nav>
  );
}

function DigitsChoice() {
  const { t } = useLingui();
  const isArabicIndic = useArabicIndic();
  return (
    <ChoiceTiles
      label={t`Digits`}
      name="digits"
      value={isArabicIndic ? 'arab' : 'latn'}
      onChange={chooseDigits}
      options={[
        { value: 'latn', label: t`Western digits`, picture: <span className="font-bold tabular-nums">123</span> },
        { value: 'arab', label: t`Arabic digits`, picture: <span className="font-bold">١٢٣</span> },
      ]}
    />
  );
}

function ThemeChoice() {
  const { t } = useLingui();
  return (
    <ChoiceTiles<Theme>
      label={t`Appearance`}
      name="theme"
      value={useTheme()}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: t`Light`, picture: <Sun /> },
        { value: 'dark', label: t`Dark`, picture: <Moon /> },
        { value: 'system', label: t`As on this device`, picture: <Monitor /> },
      ]}
    />
  );
}
