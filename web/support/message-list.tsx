import type { SupportMessage } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bubble } from '../ui/chat/bubble.tsx';
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
            <Written message={message} person={person} />
          )}
        </li>
      ))}
    </ol>
  );
}

type WrittenProps = { message: SupportMessage; person: string | undefined };

function Written({ message, person }: WrittenProps) {
  const { sender_type, created_at } = message;
  const isTeam = sender_type === 'admin';
  const isOwn = isTeam === (person !== undefined);
  return (
    <Bubble isOwn={isOwn}>
      <p className={isOwn ? 'sr-only' : 'text-xs font-semibold text-teal'}>
        {isTeam ? <Trans>Support Team</Trans> : person === undefined ? <Trans>You:</Trans> : <bdi>{person}</bdi>}
      </p>
      <Content message={message} isOwn={isOwn} />
      <p className="mt-0.5 text-end text-[.75rem] leading-normal text-ink-1">
        <DateTime at={created_at} form="time" />
      </p>
    </Bubble>
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
