import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { useOrpc } from '../app/use-orpc.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { TileSkeleton } from '../ui/skeleton.tsx';
import { MoreOfList } from './more-of-list.tsx';
import { type ServiceSearch, servicesQuery } from './queries.ts';
import { ServiceTile } from './service-tile.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** Services that answer a search, page by page. */
export function ServiceList({ search }: { search: ServiceSearch }) {
  const orpc = useOrpc();
  const list = useSuspenseInfiniteQuery(servicesQuery(orpc, search));
  const services = list.data.pages.flatMap((page) => page.items);
  if (services.length === 0) return <NothingFound />;
  return (
    <>
      <ul className={grid}>
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceTile service={service} />
          </li>
        ))}
      </ul>
      <MoreOfList list={list} shown={services.length} />
    </>
  );
}

export function ServiceListSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </div>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      heading={t`Nothing matches that`}
      text={<Trans>Try a shorter word, or look through all services.</Trans>}
      action={
        <ButtonLink to="/services" variant="secondary">
          <Trans>All services</Trans>
        </ButtonLink>
      }
    />
  );
}
