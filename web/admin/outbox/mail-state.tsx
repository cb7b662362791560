import type { MailState } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';

const TONES: Record<MailState, StateTone> = { waiting: 'quiet', sent: 'ok', failed: 'bad' };

/** What became of a mail. */
export function MailStateBadge({ state }: { state: MailState }) {
  const words = useMailStateWords();
  return <StateBadge tone={TONES[state]}>{words[state]}</StateBadge>;
}

/** The name of each state. */
export function useMailStateWords(): Record<MailState, string> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'mails' }),
    sent: t({ message: 'Sent', context: 'mails' }),
    failed: t({ message: 'Not delivered', context: 'mails' }),
  };
}
