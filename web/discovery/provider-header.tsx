import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { METRICS_FROM_JOBS } from '@hirfa/domain/providers';
import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '../ui/avatar.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { JobCount } from './counts.tsx';
import { ProviderFigures } from './provider-figures.tsx';
import { Badges } from './provider-words.tsx';

/** The widths are those of the place, which is narrow in a preview. */
const identity = 'flex flex-col gap-4 @xl:flex-row @xl:items-center @xl:gap-6';
/** A plain chip would not be visible on this background. */
const chipsOnSand = 'mt-3 flex flex-wrap items-center gap-1.5 [&>.bg-sand-1]:bg-card';

/** The name, badges and statistics of a provider, in a place whose width counts (`@container`). */
export function ProviderHeader({ provider }: { provider: ProviderPage }) {
  const language = useLanguage();
  const name = textIn(provider, 'display_name', language);
  return (
    <header className="relative isolate flex flex-col gap-6 overflow-hidden rounded-l bg-sand-1 p-5 @xl:p-8">
      <Pattern from="end" className="-z-10 text-clay opacity-10 @xl:opacity-20" />
      <div className={identity}>
        <Avatar name={name} photo={provider.avatar_url} size="l" />
        <div className="min-w-0">
          <p className="mb-1 text-s font-semibold text-clay-ink">{textIn(provider.category, 'name', language)}</p>
          <h1 className="title-text wrap-anywhere @xl:text-[2.25rem] lg:@xl:text-[2.5rem]">
            <bdi>{name}</bdi>
          </h1>
          <div className={chipsOnSand}>
            <StateBadges provider={provider} />
            <Badges provider={provider} />
          </div>
        </div>
      </div>
      {provider.total_jobs >= METRICS_FROM_JOBS ? (
        <ProviderFigures provider={provider} />
      ) : (
        <NewProvider provider={provider} />
      )}
    </header>
  );
}

/** A firm's own badge states already that it is verified. */
function StateBadges({ provider }: { provider: ProviderPage }) {
  return (
    <>
      {provider.is_online && (
        <StateBadge tone="ok">
          <Trans>Online now</Trans>
        </StateBadge>
      )}
      {provider.provider_type === 'community' && (
        <StateBadge tone="ok" icon={<BadgeCheck aria-hidden />}>
          <Trans>Verified</Trans>
        </StateBadge>
      )}
    </>
  );
}

function NewProvider({ provider }: { provider: ProviderPage }) {
  return (
    <p className="border-t border-sand-2 pt-5 text-s text-ink-1">
      <JobCount count={provider.total_jobs} />
    </p>
  );
}
