import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../kit/use-orpc.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { FoundCard } from './finding/found-card.tsx';
import { foundGrid } from './provider-list-skeleton.tsx';
import { providersQuery } from './queries.ts';

/** Who offers something in a category, page by page. */
export function ProviderList({ category }: { category: string }) {
  const { t } = useLingui();
  const list = useSuspenseInfiniteQuery(providersQuery(useOrpc(), { category }));
  const providers = list.data.pages.flatMap((page) => page.items);
  if (providers.length === 0) return <NobodyYet heading={t`Nobody is available for this craft right now`} />;
  return (
    <>
      <ul className={foundGrid}>
        {providers.map((provider) => (
          <li key={provider.id} className="min-w-0">
            <FoundCard provider={provider} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} shown={providers.length} />
    </>
  );
}

export function NobodyYet({ heading }: { heading: string }) {
  return (
    <EmptyState
      scene="nothing"
      heading={heading}
      text={<Trans>New providers join after we have verified them. Until then, another service may help.</Trans>}
      action={
        <ButtonLink to="/services" variant="secondary">
          <Trans>Browse services</Trans>
        </ButtonLink>
      }
    />
  );
}
