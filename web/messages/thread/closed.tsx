import type { Chat } from '@hirfa/contract/messages';
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/date-time.tsx';

/** Why nothing can be written, and since when. */
export function Closed({ chat }: { chat: Chat }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl items-start gap-2.5 px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-s text-ink-1">
      <Lock aria-hidden className="mt-[.25em] size-4 shrink-0" />
      <p>
        <Reason chat={chat} />
      </p>
    </div>
  );
}

function Reason({ chat: { write_refusal, closes_at } }: { chat: Chat }): ReactNode {
  const day = closes_at !== null && <DateTime at={closes_at} form="day" />;
  switch (write_refusal) {
    case 'closed':
      return (
        <Trans>This chat closed on {day}, 14 days after the end of the booking. You can still read everything.</Trans>
      );
    case 'other_left':
      return <Trans>The other person has left Hirfa, so nobody would read your words.</Trans>;
    case 'blocked':
      return <Trans>You can no longer write to each other. You can still read everything.</Trans>;
    case 'suspended':
      return <Trans>Your profile is suspended: you can write about open bookings only.</Trans>;
    default:
      return <Trans>This chat is not open yet.</Trans>;
  }
}

/** Until when people can write, once the booking has ended. */
export function ClosesSoon({ chat: { closes_at } }: { chat: Chat }) {
  if (closes_at === null) return null;
  const day = <DateTime at={closes_at} form="day" />;
  return (
    <p className="mx-auto w-full max-w-3xl px-5 pt-2 text-xs text-ink-1">
      <Trans>You can write here until {day}.</Trans>
    </p>
  );
}
