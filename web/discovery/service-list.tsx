import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { ShownCount } from '../ui/feedback/show-more.tsx';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { type ServiceSearch, servicesQuery } from './queries.ts';
import { ServiceTile } from './service-tile.tsx';
import { serviceGrid } from './services-skeleton.tsx';

/** The services that match a search, page by page: rows on a phone, else a grid of tiles. */
export function ServiceList({ search }: { search: ServiceSearch }) {
  const orpc = useOrpc();
  const list = useSuspenseInfiniteQuery(servicesQuery(orpc, search));
  const services = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      <ShownCount shown={services.length} className="-mb-3" />
      <ul className={serviceGrid}>
        {services.map((service) => (
          <li
            key={service.slug}
            className="laid-out-late -m-1 min-w-0 p-1 [--guessed-height:6rem] sm:[--guessed-height:25rem]"
          >
            <ServiceTile service={service} rowOnPhone />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
}
