import type { ServiceTile as Service } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../app/use-orpc.ts';
import { Card, cardLink } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../ui/use-language.ts';
import { ProviderCount } from './counts.tsx';
import { MoreOfList } from './more-of-list.tsx';
import { NobodyYet, tileGrid } from './provider-list.tsx';
import { servicesQuery } from './queries.ts';
import { ServicePrice } from './service-tile.tsx';

/** The services of one category. They would all wear the same picture; the page's head has it once. */
export function CategoryServices({ category }: { category: string }) {
  const { t } = useLingui();
  const list = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), { category }));
  const services = list.data.pages.flatMap((page) => page.items);
  if (services.length === 0) return <NobodyYet heading={t`No services of this craft yet`} />;
  return (
    <>
      <ul className={tileGrid}>
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && <MoreOfList list={list} shown={services.length} />}
    </>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const language = useLanguage();
  return (
    <Card pressable className="flex h-full flex-col p-4">
      <h3 className="text-l font-semibold text-ink-0">
        <Link to="/service/$serviceSlug" params={{ serviceSlug: service.slug }} className={cardLink}>
          {textIn(service, 'title', language)}
        </Link>
      </h3>
      <p className="mt-1 text-s text-ink-1">{textIn(service, 'summary', language)}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-4">
        <ServicePrice service={service} />
        <span className="text-xs text-ink-2">
          <ProviderCount count={service.provider_count} />
        </span>
      </p>
    </Card>
  );
}
