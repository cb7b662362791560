import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card, cardLink } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { OneLine } from '../../ui/one-line.tsx';
import { Section } from '../section.tsx';
import { type Viewed, viewedProviders } from './viewed-providers.ts';

/** The way back to whose pages were opened in this browser. It is the end of its page, so that nothing moves. */
export function RecentlyViewed() {
  const viewed = useHydrated() ? viewedProviders() : [];
  if (viewed.length === 0) return null;
  return (
    <Section id="viewed" heading={<Trans>Recently viewed</Trans>}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {viewed.map((provider) => (
          <li key={provider.id} className="min-w-0">
            <ViewedCard provider={provider} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ViewedCard({ provider }: { provider: Viewed }) {
  const language = useLanguage();
  const name = textIn(provider, 'display_name', language);
  return (
    <Card pressable className="flex min-h-17 items-center gap-3 p-3">
      <Avatar name={name} photo={provider.avatar_url} size="s" />
      <div className="min-w-0">
        <Link
          to="/provider/$providerId"
          params={{ providerId: provider.id }}
          className={`${cardLink} block text-s font-semibold text-ink-0`}
        >
          <OneLine>{name}</OneLine>
        </Link>
        <p className="truncate text-xs text-ink-2">{textIn(provider, 'craft', language)}</p>
      </div>
    </Card>
  );
}
