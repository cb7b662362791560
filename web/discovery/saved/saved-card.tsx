import type { Favourite } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { LISTING } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useLanguage } from '../../kit/use-language.ts';
import { Card } from '../../ui/card.tsx';
import { CraftTile } from '../../ui/craft-tile.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { FoundCard } from '../finding/found-card.tsx';
import { Heart } from '../favourites/heart.tsx';

/** Somebody who is saved, with the way to book them; who cannot be booked now stays, and the card says so. */
export function SavedCard({ saved }: { saved: Favourite }) {
  const { provider } = saved;
  if (provider === null) return <Absent saved={saved} />;
  return <FoundCard provider={provider} isSaved action={<Action saved={saved} provider={provider} />} />;
}

type ActionProps = { saved: Favourite; provider: NonNullable<Favourite['provider']> };

function Action({ saved, provider }: ActionProps) {
  const name = textIn(provider, 'display_name', useLanguage());
  const { days } = LISTING;
  if (saved.state !== 'listed')
    return (
      <p className="flex min-h-11 items-center gap-1.5 text-s font-semibold text-ink-1">
        <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-2" />
        <Trans>Nothing is free in the next {days} days.</Trans>
      </p>
    );
  return (
    <ButtonLink to="/booking/$target" params={{ target: provider.id }} variant="secondary" wide className="relative">
      <Trans>Book a time</Trans>
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  );
}

/** Without a page, and so without a name: what they did, and others who do it. */
function Absent({ saved: { provider_id, state, category } }: { saved: Favourite }) {
  const craft = textIn(category, 'name', useLanguage());
  return (
    <Card className="flex h-full gap-3 p-3.5 sm:gap-3.5 sm:p-4">
      <CraftTile icon={category.icon} hue={category.hue} className="size-20 shrink-0 rounded-s opacity-60 sm:size-24" />
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <div className="flex items-start gap-3">
          <h3 className="card-text text-l text-ink-1">
            {state === 'gone' ? <Trans>No longer on Hirfa</Trans> : <Trans>Not bookable now</Trans>}
          </h3>
          <Heart
            provider={{ id: provider_id, display_name_en: category.name_en, display_name_ar: category.name_ar }}
            assumed
          />
        </div>
        <p className="text-s text-ink-1">{craft}</p>
        <p className="text-s">
          <TextLink to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
            <Trans>See other providers</Trans>
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
