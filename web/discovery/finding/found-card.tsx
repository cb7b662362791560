import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { FoundProvider } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { type AskedTime, isWithin } from '@hirfa/domain/search';
import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { PlacesLine } from '../../ui/lines/areas-line.tsx';
import { Card, cardLink } from '../../ui/card.tsx';
import { CardPhoto } from '../../ui/card-photo.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { Link } from '../../ui/link.tsx';
import { Rating } from '../../ui/rating.tsx';
import { JobCount } from '../counts.tsx';
import { Heart } from '../favourites/heart.tsx';
import { DayName, PartName } from '../filters/filter-words.tsx';
import { NextFree } from '../next-free.tsx';
import { Badges, OnlineNow, Price, PriceFrom } from '../provider-words.tsx';

type FoundCardProps = {
  provider: FoundProvider;
  /** Where the work is looked for. */
  area?: ServiceArea | null;
  /** When the work is looked for; the answer has only providers who are free then. */
  asked?: AskedTime;
  level?: 2 | 3;
  /** Whether they are among the saved ones, until it is known in the browser. */
  isSaved?: boolean;
  /** Below the price. */
  action?: ReactNode;
};

/** A provider of a search: work, trust, place and time, and what it costs. */
export function FoundCard({ provider, area = null, asked = {}, level = 3, isSaved = false, action }: FoundCardProps) {
  const { offer, next_free_at } = provider;
  const language = useLanguage();
  const Heading = level === 2 ? 'h2' : 'h3';
  const Place = provider.supports_in_person ? MapPin : Video;
  return (
    <Card pressable className="flex h-full flex-col p-3.5 sm:p-4">
      <div className="flex gap-3 sm:gap-3.5">
        <Work provider={provider} />
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <div className="flex items-start gap-3">
            <Heading className="card-text min-w-0 text-l wrap-anywhere">
              <Link to="/provider/$providerId" params={{ providerId: provider.id }} className={cardLink}>
                <bdi>{textIn(provider, 'display_name', language)}</bdi>
              </Link>
            </Heading>
            <Heart provider={provider} assumed={isSaved} />
          </div>
          <p className="flex flex-wrap items-center gap-x-2.5 text-s text-ink-1">
            <Rating value={provider.average_rating} count={provider.rating_count} />
            <span>
              <JobCount count={provider.total_jobs} />
            </span>
            {provider.is_online && <OnlineNow />}
          </p>
          <p className="flex flex-wrap gap-1.5">
            <Badges provider={provider} />
          </p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-col gap-0.5 text-s text-ink-1">
        <Line icon={<Place aria-hidden />}>
          <PlacesLine provider={provider} about={area} />
        </Line>
        <FreeLine at={next_free_at} asked={asked} />
      </div>
      <div className="mt-auto pt-3">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-sand-2 pt-2.5">
          <span className="min-w-0 text-s wrap-anywhere text-ink-1">
            {offer === null ? textIn(provider.category, 'name', language) : textIn(offer, 'title', language)}
          </span>
          {/* At the same edge of every card, also where it has a line of its own. */}
          <span className="ms-auto text-end">
            {offer === null ? (
              <PriceFrom of={provider} />
            ) : (
              <Price amount={offer.customer_price} mode={offer.pricing_mode} />
            )}
          </span>
        </p>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </Card>
  );
}

/** A photo of the work that was looked for; without one, the drawing of its service. */
function Work({ provider: { offer, category } }: { provider: FoundProvider }) {
  const language = useLanguage();
  const [photo] = offer?.photos ?? [];
  if (offer !== null && photo !== undefined)
    return (
      <CardPhoto
        url={photo}
        alt={textIn(offer, 'title', language)}
        sizes="6rem"
        className="size-20 shrink-0 rounded-s sm:size-24"
      />
    );
  return (
    <CraftTile
      {...(offer?.service_slug && { drawing: offer.service_slug })}
      icon={category.icon}
      hue={category.hue}
      className="size-20 shrink-0 rounded-s sm:size-24"
    />
  );
}

/** When they are free first; where a later time is asked for, that they are free then. */
function FreeLine({ at, asked }: { at: string | null; asked: AskedTime }) {
  const { day, part } = asked;
  const isFirst = at !== null && isWithin(new Date(at), asked);
  if (at === null && day === undefined && part === undefined) return null;
  const then = (
    <>
      {day && <DayName day={day} />} {part && <PartName part={part} />}
    </>
  );
  return <Line icon={<Clock aria-hidden />}>{isFirst ? <NextFree at={at} /> : <Trans>Free: {then}</Trans>}</Line>;
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 [&>svg]:mt-[.3em] [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-2">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
