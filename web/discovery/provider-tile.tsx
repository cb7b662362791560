// @with-first-page
import type { ProviderTile as Provider } from '@hirfa/contract/providers';
import { textIn } from '@hirfa/domain/market';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { PlacesLine } from '../ui/lines/areas-line.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Card, cardLink } from '../ui/card.tsx';
import { CardPhoto } from '../ui/card-photo.tsx';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { Rating } from '../ui/rating.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { Heart } from './favourites/heart.tsx';
import { JobCount } from './counts.tsx';
import { Badges, OnlineNow, PriceFrom, ReplyTime } from './provider-words.tsx';

/** A provider in a grid: name, rating, places, price. `within` is the category of the page. */
export function ProviderTile({ provider, within }: { provider: Provider; within?: string }) {
  const category = textIn(provider.category, 'name', useLanguage());
  const above = within === provider.category.slug ? {} : { above: category };
  return <ProviderCard provider={provider} {...above} price={<PriceFrom of={provider} />} />;
}

type ProviderCardProps = {
  provider: Provider;
  /** Shown over the name. */
  above?: ReactNode;
  /** What they offer here, where the page does not state it already. */
  offer?: ReactNode;
  /** The first photo of their offer. */
  photo?: { url: string; alt: string };
  price: ReactNode;
};

export function ProviderCard({ provider, above, offer, photo, price }: ProviderCardProps) {
  const language = useLanguage();
  const name = textIn(provider, 'display_name', language);
  const Place = provider.supports_in_person ? MapPin : Video;
  return (
    <Card pressable className="flex h-full flex-col gap-3 p-4">
      {photo && (
        <CardPhoto
          {...photo}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 90vw"
          className="w-full rounded-s"
        />
      )}
      <div className="flex items-center gap-3">
        <Avatar name={name} photo={provider.avatar_url} />
        <div className={classNames('flex min-w-0 grow flex-col justify-center', above ? 'min-h-16' : 'min-h-12')}>
          {above && <p className="text-xs font-semibold text-clay-ink">{above}</p>}
          <h3 className="card-text text-l wrap-anywhere">
            <Link to="/provider/$providerId" params={{ providerId: provider.id }} className={cardLink}>
              <bdi>{name}</bdi>
            </Link>
          </h3>
        </div>
        <Heart provider={provider} />
      </div>
      <p className="flex flex-wrap content-start gap-1.5">
        <Badges provider={provider} />
      </p>
      {offer && <p className="text-s font-medium wrap-anywhere text-ink-0">{offer}</p>}
      <div className="flex flex-col gap-1 text-s text-ink-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Rating value={provider.average_rating} count={provider.rating_count} />
          <span>
            <JobCount count={provider.total_jobs} />
          </span>
        </p>
        <p className="flex items-start gap-1.5">
          <Place aria-hidden className="mt-[.3em] size-4 shrink-0 text-ink-2" />
          <span className="min-w-0">
            <PlacesLine provider={provider} />
          </span>
        </p>
      </div>
      <p className="mt-auto flex flex-col items-start gap-0.5 border-t border-sand-2 pt-3">
        {price}
        <span className="min-h-6 text-xs text-ink-2">
          {provider.is_online ? <OnlineNow /> : <ReplyTime minutes={provider.response_time_avg_minutes} />}
        </span>
      </p>
    </Card>
  );
}
