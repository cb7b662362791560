import type { ServiceTile as Service } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { Card, cardLink } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ProviderCount } from './counts.tsx';
import { MoreOfList } from '../ui/feedback/more-of-list.tsx';
import { tileGrid } from './provider-list-skeleton.tsx';
import { servicesQuery } from './queries.ts';
import { Section } from './section.tsx';
import { ServicePrice } from './service-tile.tsx';

/** The services of one category; nothing without any, the providers' list says it then. They would all wear the same picture; the page's head has it once. */
export function CategoryServices({ category }: { category: string }) {
  const list = useSuspenseInfiniteQuery(servicesQuery(useOrpc(), { category }));
  const services = list.data.pages.flatMap((page) => page.items);
  if (services.length === 0) return null;
  return (
    <Section id="services" heading={<Trans>Services</Trans>}>
      <ul className={tileGrid}>
        {services.map((service) => (
          <li key={service.slug} className="min-w-0">
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && <MoreOfList list={list} shown={services.length} />}
    </Section>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const language = useLanguage();
  return (
    <Card pressable className="flex h-full flex-col p-4">
      <h3 className="text-l font-semibold wrap-anywhere text-ink-0">
        <Link to="/service/$serviceSlug" params={{ serviceSlug: service.slug }} className={cardLink}>
          {textIn(service, 'title', language)}
        </Link>
      </h3>
      <p className="mt-1 text-s wrap-anywhere text-ink-1">{textIn(service, 'summary', language)}</p>
      <p className="mt-auto flex flex-col items-start gap-0.5 pt-4">
        <ServicePrice service={service} />
        <span className="text-xs text-ink-2">
          <ProviderCount count={service.provider_count} />
        </span>
      </p>
    </Card>
  );
}
