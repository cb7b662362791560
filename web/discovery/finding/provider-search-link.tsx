import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '../../ui/link.tsx';
import type { ProviderSearch } from '../filters/provider-search.ts';

type ProviderSearchLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-current' | 'onClick'> & {
  search: ProviderSearch;
  /** Receives the search where the choice stays on the page. */
  onChoose?: ((search: ProviderSearch) => void) | undefined;
};

/** The providers of another search. It is read when it is pressed: a page has a hundred of these links. */
export function ProviderSearchLink({ search, onChoose, onClick, ...rest }: ProviderSearchLinkProps) {
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (onChoose === undefined) return;
    event.preventDefault();
    onChoose(search);
  }
  return (
    <Link
      to="/services"
      search={{ ...search, show: 'providers' }}
      preload={false}
      activeOptions={{ exact: true }}
      onClick={choose}
      {...rest}
    />
  );
}
