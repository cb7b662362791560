import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { servicesQuery } from './queries.ts';
import { Section } from './section.tsx';
import { ServiceTile } from './service-tile.tsx';
import { categoryServiceGrid } from './services-skeleton.tsx';

/** The services of one category; nothing where there are none, because the list of providers states that. */
export function CategoryServices({ category }: { category: string }) {
  const list = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), { category }));
  const services = list.data.pages.flatMap((page) => page.items);
  if (services.length === 0) return null;
  return (
    <Section id="services" heading={<Trans>Services</Trans>}>
      <ul className={categoryServiceGrid}>
        {services.map((service) => (
          <li key={service.slug} className="min-w-0">
            <ServiceTile service={service} level={3} within={category} rowOnPhone />
          </li>
        ))}
      </ul>
      {list.hasNextPage && <LoadMore list={list} shown={services.length} />}
    </Section>
  );
}
