import type { SupportMessage } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../ui/class-names.ts';
import { DateTime } from '../ui/date-time.tsx';
import { SentPhoto } from '../ui/photos/photo.tsx';
import { photoAddress } from '../ui/photos/photo-query.ts';
import { AutoReply } from './auto-reply.tsx';

type MessageListProps = {
  messages: readonly SupportMessage[];
  /** Their name, where the team reads; otherwise they read themselves. */
  person?: string | undefined;
};

/** The messages of a session: those of who reads at the end of the line, those of the others at its start. 2.45–2.47 */
export function MessageList({ messages, person }: MessageListProps) {
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li key={message.id} className="contents">
          {message.sender_type === 'system' ? (
            <AutoReply message={message} />
          ) : (
            <Bubble message={message} person={person} />
          )}
        </li>
      ))}
    </ol>
  );
}

type BubbleProps = { message: SupportMessage; person: string | undefined };

function Bubble({ message, person }: BubbleProps) {
  const { sender_type, created_at } = message;
  const isTeam = sender_type === 'admin';
  const isOwn = isTeam === (person !== undefined);
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
        {isTeam ? <Trans>Support Team</Trans> : person === undefined ? <Trans>You:</Trans> : <bdi>{person}</bdi>}
      </p>
      <Content message={message} isOwn={isOwn} />
      <p className="mt-0.5 text-end text-[.75rem] leading-normal text-ink-1">
        <DateTime at={created_at} form="time" />
      </p>
    </div>
  );
}

function Content({ message: { id, message, photo }, isOwn }: { message: SupportMessage; isOwn: boolean }) {
  const { t } = useLingui();
  if (photo !== null)
    return <SentPhoto address={photoAddress('support', id)} size={photo} label={isOwn ? t`Your photo` : t`A photo`} />;
  return message === null ? (
    <p className="text-ink-1 italic">
      <Trans>The words of someone who has left</Trans>
    </p>
  ) : (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {message}
    </p>
  );
}
