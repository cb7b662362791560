import type { SupportInboxItem } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { StateBadge } from '../../ui/state-badge.tsx';

type SessionStateProps = { session: SupportInboxItem; adminId: string | undefined };

/** Whether somebody waits, who answers, and whether it is resolved. */
export function SessionState({ session, adminId }: SessionStateProps) {
  const { status, taken_by, waiting_since, resolved_at } = session;
  const taker = <bdi>{taken_by?.full_name}</bdi>;
  if (status === 'ended')
    return (
      <StateBadge tone="quiet">
        <Trans>Chat ended</Trans>
      </StateBadge>
    );
  return (
    <span className="flex flex-wrap gap-1.5">
      {resolved_at !== null && (
        <StateBadge tone="ok">
          <Trans>Resolved</Trans>
        </StateBadge>
      )}
      {waiting_since !== null && (
        <StateBadge tone="warn">
          <Trans context="support">Waiting</Trans>
        </StateBadge>
      )}
      {taken_by !== null && (
        <StateBadge tone="quiet">
          {taken_by.user_id === adminId ? <Trans>Yours</Trans> : <Trans>{taker} has it</Trans>}
        </StateBadge>
      )}
    </span>
  );
}
