import type { Category } from '@hirfa/contract/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { CategoryGrid } from './category-grid.tsx';
import type { ServiceSearch } from './queries.ts';

type NothingFoundProps = { search: ServiceSearch; categories: readonly Category[] };

/** A search without results: the way on is the same search in all categories, or all of them. */
export function NothingFound({ search: { q, category }, categories }: NothingFoundProps) {
  const { t } = useLingui();
  if (category === undefined) {
    return (
      <>
        <EmptyState
          scene="no-results"
          heading={t`Nothing matches that`}
          text={<Trans>Try another word, or choose a category.</Trans>}
        />
        <CategoryGrid categories={categories} />
      </>
    );
  }
  return (
    <EmptyState
      scene="no-results"
      heading={t`Nothing matches that`}
      text={q && <Trans>You searched in one category only.</Trans>}
      action={
        <ButtonLink to="/services" search={q ? { q } : {}} variant="secondary">
          {q ? <Trans>Search in all categories</Trans> : <Trans>All services</Trans>}
        </ButtonLink>
      }
    />
  );
}
