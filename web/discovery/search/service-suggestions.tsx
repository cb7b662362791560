import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { Suggestion } from '@hirfa/contract/discovery';
import { type Language, textIn } from '@hirfa/domain/market';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, type RefObject, use, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { usePause } from '../../kit/use-pause.ts';
import { iconNamed } from '../../ui/category-icon.tsx';
import type { Choice } from '../../ui/fields/choice-list.tsx';
import { FieldSuggestions } from '../../ui/fields/field-suggestions.tsx';
import { FieldContext, write } from '../../ui/fields/search-field.tsx';
import { suggestQuery } from '../queries.ts';
import { keepSearch, recentSearches } from './recent-searches.ts';

type ServiceSuggestionsProps = {
  onSearch: (q: string) => void;
  /** Opens what was chosen, in the area that the search names. */
  onChoose: (suggestion: Suggestion, area: ServiceArea | null) => void;
};

interface SearchChoice extends Choice {
  go: () => void;
}

/** What a search may mean, while it is typed; before that, the last searches and what most people offer. */
export default function ServiceSuggestions({ onSearch, onChoose }: ServiceSuggestionsProps): ReactNode {
  const field = use(FieldContext);
  const { t } = useLingui();
  const language = useLanguage();
  const typed = useTyped(field);
  const orpc = useOrpc();
  const settled = usePause(typed);
  const popular = useQuery(suggestQuery(orpc, ''));
  const found = useQuery({
    ...suggestQuery(orpc, settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const meaning = typed === '' ? popular.data : found.data;
  const area = meaning?.area ?? null;
  const place = area && textIn(area, 'name', language);
  const choices = (meaning?.suggestions ?? []).map((suggestion): SearchChoice => ({
    ...choiceOf(suggestion, language, place),
    go: () => onChoose(suggestion, area),
  }));
  const isName = ({ id }: Choice) => id.startsWith('provider-');
  const recent = typed === '' ? recentSearches() : [];
  const groups = [
    {
      name: t`Your last searches`,
      options: recent.map((text): SearchChoice => ({
        id: `recent-${text}`,
        name: text,
        icon: History,
        go: () => searchAgain(text),
      })),
    },
    {
      name: typed === '' ? t`Most offered` : t`Services`,
      options: choices.filter((choice) => !isName(choice)),
    },
    { name: t`Providers`, options: choices.filter(isName) },
  ].filter(({ options }) => options.length > 0);
  const count = groups.flatMap(({ options }) => options).length;
  function searchAgain(text: string) {
    // It has the focus, so it does not follow the address.
    write(field.current, text);
    keepSearch(text);
    onSearch(text);
  }
  return (
    <FieldSuggestions
      field={field}
      label={t`Suggestions`}
      count={t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`}
      groups={groups}
      onChoose={({ go }) => go()}
    />
  );
}

/** The text of the field, also what was typed while this was loaded. Each search that is sent is kept. */
function useTyped(field: RefObject<HTMLInputElement | null>): string {
  useEffect(() => {
    const input = field.current;
    const leaving = new AbortController();
    input?.form?.addEventListener('submit', () => keepSearch(input.value.trim()), { signal: leaving.signal });
    return () => leaving.abort();
  }, [field]);
  const watch = (changed: () => void) => {
    const leaving = new AbortController();
    for (const type of ['input', 'focus']) field.current?.addEventListener(type, changed, { signal: leaving.signal });
    return () => leaving.abort();
  };
  return useSyncExternalStore(watch, () => field.current?.value.trim() ?? '');
}

/** A suggestion as a choice; `place` is the area that the search names. */
function choiceOf(suggestion: Suggestion, language: Language, place: string | null): Choice {
  if (suggestion.kind === 'category') {
    const { slug, icon } = suggestion.category;
    const name = textIn(suggestion.category, 'name', language);
    return { id: `category-${slug}`, name, icon: iconNamed(icon), ...(place !== null && { more: place }) };
  }
  if (suggestion.kind === 'service') {
    const { slug, category } = suggestion.service;
    const name = textIn(suggestion.service, 'title', language);
    return {
      id: `service-${slug}`,
      name,
      more: place ?? textIn(category, 'name', language),
      icon: iconNamed(category.icon),
    };
  }
  const { id, category } = suggestion.provider;
  const name = textIn(suggestion.provider, 'display_name', language);
  return { id: `provider-${id}`, name, more: textIn(category, 'name', language), icon: UserRound };
}
