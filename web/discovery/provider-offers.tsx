import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { CardPhoto } from '../ui/card-photo.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { Duration } from '../ui/duration.tsx';
import { SecondVisitPromise } from '../ui/second-visit-promise.tsx';
import { PackagePrice, Price } from './provider-words.tsx';

type OfferCard = ProviderPage['cards'][number];

/** What a provider offers, with prices, as a list. */
export function ProviderOffers({ provider }: { provider: ProviderPage }) {
  const { t } = useLingui();
  if (provider.cards.length === 0) {
    return (
      <EmptyState
        level={2}
        scene="nothing"
        heading={t`No services are listed yet`}
        action={
          <ButtonLink
            to="/community/$categorySlug"
            params={{ categorySlug: provider.category.slug }}
            variant="secondary"
          >
            <Trans>Others in this craft</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-sand-2">
        {provider.cards.map((card) => (
          <OfferRow key={card.id} card={card} />
        ))}
      </ul>
    </Card>
  );
}

function OfferRow({ card }: { card: OfferCard }) {
  const title = textIn(card, 'title', useLanguage());
  const slug = card.service_slug;
  return (
    <li className="relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-1 px-4 py-3.5 has-[h3_a]:hover:bg-sand-1 has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:-outline-offset-2 has-[h3_a:focus-visible]:outline-teal @xl:grid-cols-[minmax(0,1fr)_auto_auto] @xl:px-5">
      <h3 className="text-m font-semibold wrap-anywhere text-ink-0">
        {slug === null ? (
          title
        ) : (
          <Link
            to="/service/$serviceSlug"
            params={{ serviceSlug: slug }}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {title}
          </Link>
        )}
      </h3>
      <p className="col-start-1 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:text-end">
        <Price amount={card.customer_price} mode={card.pricing_mode} />
      </p>
      <p className="col-span-full flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-2 @xl:col-span-1 @xl:col-start-1">
        <Duration minutes={card.duration_minutes} />
        <PackagePrice of={card.package} />
        <SecondVisitPromise days={card.warranty_days} />
      </p>
      <ButtonLink
        to="/booking/$target"
        params={{ target: card.provider_id }}
        search={{ card: card.id }}
        variant="secondary"
        className="relative col-start-2 row-span-2 row-start-1 @xl:col-start-3"
      >
        <Trans>Book</Trans>
        <span className="sr-only">: {title}</span>
      </ButtonLink>
      <Photos urls={card.photos} title={title} />
    </li>
  );
}

/** The photos of an offer. */
function Photos({ urls, title }: { urls: readonly string[]; title: string }) {
  const { t } = useLingui();
  if (urls.length === 0) return null;
  return (
    <ul aria-label={t`Photos: ${title}`} className="col-span-full mt-2 grid grid-cols-2 gap-2 @xl:grid-cols-3">
      {urls.map((url, index) => (
        <li key={url}>
          <CardPhoto
            url={url}
            alt={t`${title}, photo ${index + 1}`}
            sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 45vw"
            className="w-full rounded-s"
          />
        </li>
      ))}
    </ul>
  );
}
