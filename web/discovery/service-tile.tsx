import type { ServiceTile as Service } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { Card, cardLink } from '../ui/card.tsx';
import { CraftTile } from '../ui/craft-tile.tsx';
import { Link } from '../ui/link.tsx';
import { Money } from '../ui/money.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ProviderCount } from './counts.tsx';

/** A service in a grid: picture, category, title, number of providers, lowest price. */
export function ServiceTile({ service, level = 2 }: { service: Service; level?: 2 | 3 }) {
  const language = useLanguage();
  return (
    <Card pressable className="flex h-full flex-col overflow-hidden">
      <CraftTile drawing={service.slug} icon={service.category.icon} hue={service.category.hue} />
      <div className="flex min-w-0 grow flex-col p-4">
        <p className="mb-1 text-xs font-semibold text-clay-ink">{textIn(service.category, 'name', language)}</p>
        <ServiceText service={service} level={level} />
      </div>
    </Card>
  );
}

/** Title, summary, lowest price and number of providers; the link stretches over the whole card. */
export function ServiceText({ service, level }: { service: Service; level: 2 | 3 }) {
  const language = useLanguage();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      <Heading className="text-l font-semibold wrap-anywhere text-ink-0">
        <Link to="/service/$serviceSlug" params={{ serviceSlug: service.slug }} className={cardLink}>
          {textIn(service, 'title', language)}
        </Link>
      </Heading>
      <p className="mt-1 text-s wrap-anywhere text-ink-1">{textIn(service, 'summary', language)}</p>
      <p className="mt-auto flex flex-col items-start gap-0.5 pt-4">
        <ServicePrice service={service} />
        <span className="text-xs text-ink-2">
          <ProviderCount count={service.provider_count} />
        </span>
      </p>
    </>
  );
}

/** "from EGP 250 per hour" */
export function ServicePrice({ service }: { service: Pick<Service, 'price_from' | 'pricing_mode'> }) {
  if (service.price_from === null) return null;
  const price = <Money amount={service.price_from} />;
  return (
    <span className="text-xs text-ink-1 [&_bdi]:text-m [&_bdi]:font-bold [&_bdi]:text-ink-0">
      {service.pricing_mode === 'hourly' ? <Trans>from {price} per hour</Trans> : <Trans>from {price}</Trans>}
    </span>
  );
}
