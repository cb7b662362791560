import type { Offer, ServicePage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { ButtonLink } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { NobodyYet } from './provider-list.tsx';
import { tileGrid } from './provider-list-skeleton.tsx';
import { ProviderCard } from './provider-tile.tsx';
import { PackagePrice, Price } from './provider-words.tsx';
import { offersQuery } from './queries.ts';

/** Who offers a service, and for how much, page by page. */
export function OfferList({ service }: { service: ServicePage }) {
  const { t } = useLingui();
  const list = useSuspenseInfiniteQuery(offersQuery(useOrpc(), service.slug));
  const offers = list.data.pages.flatMap((page) => page.items);
  if (offers.length === 0) return <NobodyYet heading={t`Nobody is available for this service right now`} />;
  return (
    <>
      <ul className={tileGrid}>
        {offers.map((offer) => (
          <li key={offer.card.id} className="min-w-0">
            <OfferTile offer={offer} service={service} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} shown={offers.length} />
    </>
  );
}

function OfferTile({ offer: { card, provider }, service }: { offer: Offer; service: ServicePage }) {
  const language = useLanguage();
  const { t } = useLingui();
  const title = textIn(card, 'title', language);
  const name = textIn(provider, 'display_name', language);
  const [photo] = card.photos;
  return (
    <ProviderCard
      provider={provider}
      {...(title !== textIn(service, 'title', language) && { offer: title })}
      {...(photo !== undefined && { photo: { url: photo, alt: t`${title}, ${name}` } })}
      price={
        <span className="flex w-full items-center justify-between gap-3">
          <span className="flex min-w-0 flex-col">
            <Price amount={card.customer_price} mode={card.pricing_mode} />
            <PackagePrice of={card.package} />
          </span>
          <ButtonLink
            to="/booking/$target"
            params={{ target: provider.id }}
            search={{ card: card.id }}
            variant="secondary"
            className="relative shrink-0"
          >
            <Trans>Book</Trans>
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        </span>
      }
    />
  );
}
