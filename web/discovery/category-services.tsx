import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { Card } from '../ui/card.tsx';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { tileGrid } from './provider-list-skeleton.tsx';
import { servicesQuery } from './queries.ts';
import { Section } from './section.tsx';
import { ServiceText } from './service-tile.tsx';

/**
 * The services of one category; nothing where there are none, because the list of providers states that. Without
 * pictures: they would all be the same.
 */
export function CategoryServices({ category }: { category: string }) {
  const list = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), { category }));
  const services = list.data.pages.flatMap((page) => page.items);
  if (services.length === 0) return null;
  return (
    <Section id="services" heading={<Trans>Services</Trans>}>
      <ul className={tileGrid}>
        {services.map((service) => (
          <li key={service.slug} className="min-w-0">
            <Card pressable className="flex h-full flex-col p-4">
              <ServiceText service={service} level={3} />
            </Card>
          </li>
        ))}
      </ul>
      {list.hasNextPage && <LoadMore list={list} shown={services.length} />}
    </Section>
  );
}
