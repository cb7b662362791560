// @with-first-page
import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { Suggestion } from '@hirfa/contract/discovery';
import { SEARCH_LENGTH } from '@hirfa/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { pathIn } from '../kit/i18n.ts';
import { useLanguage } from '../kit/use-language.ts';
import { AreaField } from '../ui/fields/area-field.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';

/** Without them the search is as good as before. */
const Suggestions = lazy(() => import('./search/service-suggestions.tsx').catch(() => ({ default: () => null })));

type ServiceSearchFieldProps = {
  defaultValue?: string | undefined;
  /** Where the search stays: its category, or its place and time. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** In one row, above what it has found. */
  isQuiet?: boolean;
  /** Whether it asks for the area as well. */
  withArea?: boolean;
  onSearch: (q: string) => void;
  onChoose: (suggestion: Suggestion, area: ServiceArea | null) => void;
};

/** The search for services; before hydration it works as a plain form. */
export function ServiceSearchField(props: ServiceSearchFieldProps) {
  const { defaultValue, kept = {}, isQuiet = false, withArea = false, onSearch, onChoose } = props;
  const { t } = useLingui();
  return (
    <SearchField
      label={t`Search services`}
      placeholder={t`What do you need?`}
      submitLabel={t({ message: 'Find', context: 'button of a search' })}
      action={pathIn(useLanguage(), '/services')}
      maxLength={SEARCH_LENGTH}
      {...(defaultValue && { defaultValue })}
      kept={kept}
      isQuiet={isQuiet}
      {...(withArea && { before: <AreaField isInForm /> })}
      below={<Suggestions onSearch={onSearch} onChoose={onChoose} />}
      onSearch={onSearch}
    />
  );
}
