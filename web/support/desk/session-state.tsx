import type { SupportInboxItem } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import type { Presence } from '../../kit/live/presence.ts';
import { StateBadge } from '../../ui/state-badge.tsx';

type SessionStateProps = {
  session: SupportInboxItem;
  adminId: string | undefined;
  /** What the person does now, where it is known. */
  presence?: Presence;
};

/** Whether somebody waits, who answers, and whether it is resolved. */
export function SessionState({ session, adminId, presence = 'away' }: SessionStateProps) {
  const { status, taken_by, waiting_since, resolved_at } = session;
  const taker = <bdi>{taken_by?.full_name}</bdi>;
  if (status === 'ended')
    return (
      <StateBadge tone="quiet">
        <Trans>Chat ended</Trans>
      </StateBadge>
    );
  return (
    <span className="flex flex-wrap items-center gap-1.5">
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
      {presence !== 'away' && (
        <span className="text-xs text-ink-1">
          {presence === 'typing' ? <Trans>Typing …</Trans> : <Trans>In the chat now</Trans>}
        </span>
      )}
    </span>
  );
}
