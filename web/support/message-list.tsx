import type { SupportMessage } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { classNames } from '../ui/class-names.ts';
import { DateTime } from '../ui/date-time.tsx';
import { AutoReply } from './auto-reply.tsx';

/** The messages of a session: those of the person at the end of the line, those of the team at its start. 2.45–2.47 */
export function MessageList({ messages }: { messages: readonly SupportMessage[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li key={message.id} className="contents">
          {message.sender_type === 'system' ? <AutoReply message={message} /> : <Bubble message={message} />}
        </li>
      ))}
    </ol>
  );
}

function Bubble({ message: { sender_type, message, created_at } }: { message: SupportMessage }) {
  const isOwn = sender_type === 'user';
  return (
    <div
      className={classNames(
        'w-fit max-w-[min(85%,34rem)] min-w-0 rounded-[1.15rem] px-3.5 py-2 text-s text-ink-0',
        isOwn
          ? 'ms-auto rounded-ee-[6px] bg-[color-mix(in_oklab,var(--teal)_11%,var(--card))]'
          : 'rounded-es-[6px] border border-sand-2 bg-card',
      )}
    >
      <p className={isOwn ? 'sr-only' : 'text-xs font-semibold text-teal'}>
        {isOwn ? <Trans>You:</Trans> : <Trans>Support Team</Trans>}
      </p>
      {message === null ? (
        <p className="text-ink-1 italic">
          <Trans>The words of someone who has left</Trans>
        </p>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {message}
        </p>
      )}
      <p className="mt-0.5 text-end text-[.75rem] leading-normal text-ink-1">
        <DateTime at={created_at} form="time" />
      </p>
    </div>
  );
}
