// @with-first-page
import type { ServiceTile as Service } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Card, cardLink } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { CraftTile } from '../ui/craft-tile.tsx';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ProviderCount } from './counts.tsx';
import { PriceFrom } from './provider-words.tsx';

type ServiceTileProps = {
  service: Service;
  level?: 2 | 3;
  /** The category of the page, whose name is not repeated. */
  within?: string;
  /** Lists of many services are rows on a phone: without summary, the count beside the category or below the price. */
  rowOnPhone?: boolean;
};

/** A service in a grid: picture, category, title, number of providers, lowest price. */
export function ServiceTile({ service, level = 2, within, rowOnPhone = false }: ServiceTileProps) {
  const language = useLanguage();
  return (
    <Card
      pressable
      className={classNames(
        'flex h-full overflow-hidden',
        rowOnPhone ? 'items-center gap-3 p-2.5 sm:flex-col sm:items-stretch sm:gap-0 sm:p-0' : 'flex-col',
      )}
    >
      <CraftTile
        drawing={service.slug}
        icon={service.category.icon}
        hue={service.category.hue}
        {...(rowOnPhone && { className: 'max-sm:size-18 max-sm:rounded-s shrink-0 sm:aspect-[8/5]' })}
      />
      <div
        className={classNames(
          'min-w-0 grow',
          rowOnPhone ? 'grid grid-cols-[1fr_auto] gap-x-3 sm:flex sm:flex-col sm:gap-0 sm:p-4' : 'flex flex-col p-4',
        )}
      >
        {within !== service.category.slug && (
          <p className={classNames('text-xs font-semibold text-clay-ink', rowOnPhone ? 'sm:mb-1' : 'mb-1')}>
            {textIn(service.category, 'name', language)}
          </p>
        )}
        <ServiceText service={service} level={level} {...(within && { within })} rowOnPhone={rowOnPhone} />
      </div>
    </Card>
  );
}

/** Title, summary, lowest price and number of providers; the link stretches over the whole card. */
function ServiceText({ service, level, within, rowOnPhone = false }: ServiceTileProps) {
  const language = useLanguage();
  const Heading = level === 3 ? 'h3' : 'h2';
  const inRow = (className: string) => rowOnPhone && className;
  return (
    <>
      <Heading className={classNames('card-text wrap-anywhere', rowOnPhone ? 'col-span-2 text-s sm:text-l' : 'text-l')}>
        <Link to="/service/$serviceSlug" params={{ serviceSlug: service.slug }} className={cardLink}>
          {textIn(service, 'title', language)}
        </Link>
      </Heading>
      <p className={classNames('mt-1 text-s wrap-anywhere text-ink-1', inRow('max-sm:hidden'))}>
        {textIn(service, 'summary', language)}
      </p>
      <p className={classNames('mt-auto flex flex-col items-start gap-0.5 pt-4', inRow('max-sm:contents'))}>
        <span className={classNames(inRow('col-span-2 max-sm:[&_bdi]:text-s!'))}>
          <PriceFrom of={service} />
        </span>
        <span
          className={classNames(
            'text-xs text-ink-2',
            inRow(within ? 'col-span-2' : 'max-sm:col-start-2 max-sm:row-start-1'),
          )}
        >
          <ProviderCount count={service.provider_count} />
        </span>
      </p>
    </>
  );
}
