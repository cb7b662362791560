import type { PersonSummary } from '@hirfa/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { StateBadge } from '../../ui/state-badge.tsx';

type PersonBadgesProps = { person: Pick<PersonSummary, 'is_provider' | 'is_admin' | 'is_suspended'> };

/** What somebody is besides a customer, which everybody is. */
export function PersonBadges({ person: { is_provider, is_admin, is_suspended } }: PersonBadgesProps) {
  return (
    <span className="flex flex-wrap gap-2 empty:hidden">
      {is_suspended && (
        <StateBadge tone="bad">
          <Trans context="people">Suspended</Trans>
        </StateBadge>
      )}
      {is_admin && (
        <StateBadge tone="warn">
          <Trans>Admin</Trans>
        </StateBadge>
      )}
      {is_provider && (
        <StateBadge tone="ok">
          <Trans>Provider</Trans>
        </StateBadge>
      )}
    </span>
  );
}
