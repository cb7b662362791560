import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { takesGroups } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import UsersRound from 'lucide-react/icons/users-round';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { PlacesLine } from '../ui/lines/areas-line.tsx';
import { Card } from '../ui/card.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { DateTime } from '../ui/date-time.tsx';
import { SaveButton } from './favourites/save-button.tsx';
import { NextFree } from './next-free.tsx';
import { AllIncluded, PriceFrom, ReplyTime } from './provider-words.tsx';
import { Place } from './service-header.tsx';
import { compact, ShareButtons } from './share-buttons.tsx';

/** The price and key facts of a provider, with buttons to book and share. `address` is this page's. */
export function ProviderAside({ provider, address }: { provider: ProviderPage; address: string }) {
  const language = useLanguage();
  const since = <DateTime at={provider.joined_at} form="month" />;
  const PlaceIcon = provider.supports_in_person ? MapPin : Video;
  return (
    <Card raised className="p-5 sm:p-6">
      {provider.price_from !== null && (
        <p className="[&_bdi]:text-xl!">
          <PriceFrom of={provider} />
          <AllIncluded />
        </p>
      )}
      <ul className="flex flex-col gap-2.5 not-first:mt-4 text-s text-ink-1">
        {provider.response_time_avg_minutes !== null && (
          <Line icon={<Clock aria-hidden />}>
            <ReplyTime minutes={provider.response_time_avg_minutes} />
          </Line>
        )}
        <Line icon={<PlaceIcon aria-hidden />}>
          <PlacesLine
            provider={provider}
            otherwise={<Place online={provider.supports_online} inPerson={provider.supports_in_person} />}
          />
        </Line>
        {takesGroups(provider) && (
          <Line icon={<UsersRound aria-hidden />}>
            <Trans>Groups are welcome</Trans>
          </Line>
        )}
        <Line icon={<CalendarDays aria-hidden />}>
          <Trans>On Hirfa since {since}</Trans>
        </Line>
      </ul>
      {provider.cards.length > 0 && (
        <>
          {provider.next_free_at !== null && (
            <p className="mt-5 text-center text-s font-semibold text-ok">
              <NextFree at={provider.next_free_at} />
            </p>
          )}
          <div className={`book-place ${provider.next_free_at === null ? 'mt-5' : 'mt-2'}`}>
            <BookProvider provider={provider} wide />
          </div>
          <p className="mt-2 text-center text-xs text-ink-2">
            <Trans>If your request is not accepted, you pay nothing</Trans>
          </p>
        </>
      )}
      <ShareButtons
        name={textIn(provider, 'display_name', language)}
        address={address}
        before={<SaveButton provider={provider} className={compact} />}
      />
    </Card>
  );
}

export function BookProvider({ provider, wide = false }: { provider: ProviderPage; wide?: boolean }) {
  return (
    <ButtonLink
      to="/booking/$target"
      params={{ target: provider.id }}
      wide={wide}
      variant={provider.is_listed ? 'primary' : 'secondary'}
      className="shrink-0 px-4!"
    >
      {provider.is_listed ? <Trans>Book a time</Trans> : <Trans>Look for a later time</Trans>}
    </ButtonLink>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&_svg]:mt-[.2em] [&_svg]:size-[1.2em] [&_svg]:shrink-0 [&_svg]:text-ink-2">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
