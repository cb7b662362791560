import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '../ui/avatar.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { Rating } from '../ui/rating.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useLanguage } from '../ui/use-language.ts';
import { JobCount } from './counts.tsx';
import { Badges, OnlineNow } from './provider-words.tsx';

/** Who this is and how they stand. */
export function ProviderHeader({ provider }: { provider: ProviderPage }) {
  const language = useLanguage();
  const name = textIn(provider, 'display_name', language);
  return (
    <header className="relative isolate flex h-full flex-col gap-5 overflow-hidden rounded-l bg-sand-1 p-5 sm:flex-row sm:items-center sm:gap-7 sm:p-8">
      <Pattern from="end" className="-z-10 text-clay opacity-20" />
        <Avatar name={name} photo={provider.avatar_url} size="l" />
        <div className="min-w-0">
          <h1 className="title-text sm:text-[2.25rem]">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-s text-ink-1">
            <Rating value={provider.average_rating} />
            <span>
              <JobCount count={provider.total_jobs} />
            </span>
            {provider.is_online && <OnlineNow />}
          </p>
          <p className="mt-4 flex flex-wrap gap-1.5">
            {provider.provider_type === 'community' && <Verified />}
            <Badges provider={provider} />
          </p>
      </div>
    </header>
  );
}

/** A firm's own badge says it already. */
function Verified() {
  return (
    <StateBadge tone="ok" icon={<BadgeCheck aria-hidden />}>
      <Trans>Verified</Trans>
    </StateBadge>
  );
}
