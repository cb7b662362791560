import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from '../button.tsx';

type SearchFormProps<Name extends string> = {
  /** The names of the fields, in their order. */
  names: readonly Name[];
  search: { readonly [Each in Name]?: string | undefined };
  onChange: (search: Record<string, string>) => void;
  /** Leads from a search to the whole list. */
  showAll: ReactNode;
  /** What can be done with what is found. */
  file?: ReactNode;
  children: ReactNode;
};

/**
 * Narrows a list down. What is left empty is not in the search. On a phone only the first field is shown until a person
 * wants more, so that the list is in sight.
 */
export function SearchForm<Name extends string>({
  names,
  search,
  onChange,
  showAll,
  file,
  children,
}: SearchFormProps<Name>) {
  const used = names.filter((name) => search[name] !== undefined);
  const [isWhole, setWhole] = useState(used.some((name) => name !== names[0]));
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = names.map((name) => [name, String(fields.get(name) ?? '').trim()] as const);
    onChange(Object.fromEntries(given.filter(([, value]) => value !== '')));
  }
  return (
    <search>
      <form
        onSubmit={submit}
        data-short={isWhole ? undefined : ''}
        className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:has-[>:nth-child(5):last-child]:grid-cols-4 max-sm:data-short:[&>*:not(:first-child,:last-child)]:hidden"
      >
        {children}
        <div className="flex flex-wrap gap-3 col-span-full">
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
          <Button variant="secondary" className="sm:hidden" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            <Trans>More filters</Trans>
          </Button>
          {used.length > 0 && showAll}
          {file && <div className="sm:ms-auto">{file}</div>}
        </div>
      </form>
    </search>
  );
}
