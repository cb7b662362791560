import { Trans } from '@lingui/react/macro';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../button.tsx';

type SearchFormProps = {
  names: readonly string[];
  onChange: (search: Record<string, string>) => void;
  /** Leads to the whole list. */
  showAll: ReactNode;
  children: ReactNode;
};

/** Narrows a list down. What is left empty is not in the search. */
export function SearchForm({ names, onChange, showAll, children }: SearchFormProps) {
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = names.map((name) => [name, String(fields.get(name) ?? '').trim()] as const);
    onChange(Object.fromEntries(given.filter(([, value]) => value !== '')));
  }
  return (
    <search>
      <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {children}
        <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-3">
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
          {showAll}
        </div>
      </form>
    </search>
  );
}
