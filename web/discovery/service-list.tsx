import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../kit/use-orpc.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { ShownCount } from '../ui/feedback/show-more.tsx';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { type ServiceSearch, servicesQuery } from './queries.ts';
import { ServiceTile } from './service-tile.tsx';
import { serviceGrid } from './services-skeleton.tsx';

/** The services that match a search, page by page. */
export function ServiceList({ search }: { search: ServiceSearch }) {
  const orpc = useOrpc();
  const list = useSuspenseInfiniteQuery(servicesQuery(orpc, search));
  const services = list.data.pages.flatMap((page) => page.items);
  if (services.length === 0) return <NothingFound />;
  return (
    <>
      <ShownCount shown={services.length} className="-mb-3" />
      <ul className={serviceGrid}>
        {services.map((service) => (
          <li key={service.slug} className="min-w-0">
            <ServiceTile service={service} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="nothing"
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
