import type { Draft, Waiting } from '@hirfa/contract/chat-queue';
import type { Chat, Message } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Bubble } from '../../ui/chat/bubble.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { SentPhoto, WaitingPhoto } from '../../ui/photos/photo.tsx';
import { photoAddress } from '../../ui/photos/photo-query.ts';
import { MaskedNote } from '../words/masked-words.tsx';
import { refusalWords } from '../words/refusal-words.ts';
import { MessageText } from './message-text.tsx';

type ShapeProps = { isOwn: boolean; isFirst: boolean; menu?: ReactNode; children: ReactNode };

function Shape({ isOwn, isFirst, menu, children }: ShapeProps) {
  return (
    <div className={classNames('group/message flex items-center', isFirst ? 'pt-3' : 'pt-1')}>
      <Bubble isOwn={isOwn}>{children}</Bubble>
      {menu}
    </div>
  );
}

type SentProps = {
  chat: Chat;
  message: Message;
  name: string;
  isFirst: boolean;
  isNewest: boolean;
  isReported: boolean;
  /** What can be done about a message of the other person. */
  menu: ReactNode;
};

/** A message of one of the two, with its time and, if it is an own one, how far it has come. */
export function SentBubble({ chat, message, name, isFirst, isNewest, isReported, menu }: SentProps) {
  const { t } = useLingui();
  const from = `\u2068${name}\u2069`;
  const { text, photo, place, masked, is_hidden, created_at } = message;
  const isOwn = message.sender === 'me';
  return (
    <Shape isOwn={isOwn} isFirst={isFirst} menu={menu}>
      <span className="sr-only">{isOwn ? <Trans>You:</Trans> : <bdi>{name}:</bdi>}</span>
      {text !== null && <MessageText text={text} hasLinks={isAccepted(chat)} />}
      {photo && (
        <SentPhoto
          address={photoAddress('chat', message.id)}
          size={photo}
          label={isOwn ? t`Your photo` : t`Photo from ${from}`}
        />
      )}
      {place !== null && <PlaceLink {...place} />}
      {text === null && !photo && place === null && (
        <p className="text-ink-1 italic">
          {is_hidden ? (
            <Trans>Our team has hidden this message</Trans>
          ) : (
            <Trans>The words of someone who has left</Trans>
          )}
        </p>
      )}
      <MaskedNote masked={masked} part={chat.part} />
      <p className="mt-0.5 flex flex-wrap items-center justify-end gap-x-1.5 text-[.75rem] leading-normal text-ink-1">
        {isReported && (
          <>
            <Flag aria-hidden className="size-3.5 shrink-0" />
            <Trans>Reported</Trans>
            <span aria-hidden>·</span>
          </>
        )}
        <DateTime at={created_at} form="time" />
        {isOwn && <Mark chat={chat} seq={message.seq} isWritten={isNewest} />}
      </p>
    </Shape>
  );
}

/** Links are active once the provider has accepted; what nobody accepted stays words. */
const isAccepted = ({ status }: Chat) => status !== 'awaiting_acceptance' && status !== 'cancelled';

function PlaceLink({ latitude, longitude, label }: NonNullable<Message['place']>) {
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-11 items-center gap-2 font-semibold text-teal underline underline-offset-4"
    >
      <MapPin aria-hidden className="size-5 shrink-0" />
      {label === undefined ? <Trans>Open the place on a map</Trans> : <bdi>{label}</bdi>}
    </a>
  );
}

/** How far an own message has come; in words for everybody at the newest one. */
function Mark({ chat: { other }, seq, isWritten }: { chat: Chat; seq: number; isWritten: boolean }) {
  const isRead = other !== null && seq <= other.read_seq;
  const isDelivered = other !== null && seq <= other.delivered_seq;
  const Icon = isRead || isDelivered ? CheckCheck : Check;
  return (
    <>
      <Icon aria-hidden className={classNames('size-3.5 shrink-0', isRead && 'text-teal')} />
      <span className={isWritten ? 'font-semibold' : 'sr-only'}>
        {isRead ? <Trans>Read</Trans> : isDelivered ? <Trans>Delivered</Trans> : <Trans>Sent</Trans>}
      </span>
    </>
  );
}

type WaitingProps = {
  waiting: Waiting;
  isOnline: boolean;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/** A message that the server does not have yet, or has refused. */
export function WaitingBubble({ waiting: { draft, refused }, isOnline, onRetry, onRemove }: WaitingProps) {
  const { i18n } = useLingui();
  return (
    <Shape isOwn isFirst={false}>
      <span className="sr-only">
        <Trans>You:</Trans>
      </span>
      <WaitingContent draft={draft} />
      {refused === null ? (
        <p className="mt-0.5 flex items-center justify-end gap-1.5 text-[.75rem] leading-normal text-ink-1">
          <Clock aria-hidden className="size-3.5 shrink-0" />
          {isOnline ? <Trans>Sending …</Trans> : <Trans>Will be sent when you are online</Trans>}
        </p>
      ) : (
        <div className="mt-1 border-t border-current/15 pt-1">
          <p role="alert" className="flex items-start gap-1.5 text-xs font-medium text-bad">
            <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
            {i18n._(refusalWords(refused, draft.kind))}
          </p>
          <p className="flex flex-wrap justify-end gap-x-4">
            <button type="button" className={textButton} onClick={() => onRetry(draft.id)}>
              <Trans>Send again</Trans>
            </button>
            <button type="button" className={textButton} onClick={() => onRemove(draft.id)}>
              <Trans>Delete</Trans>
            </button>
          </p>
        </div>
      )}
    </Shape>
  );
}

function WaitingContent({ draft }: { draft: Draft }) {
  if (draft.kind === 'photo') return <WaitingPhoto address={photoAddress('chat', draft.id)} photo={draft} />;
  if (draft.place !== undefined) return <PlaceLink {...draft.place} />;
  return <MessageText text={draft.text ?? ''} hasLinks={false} />;
}

const textButton = 'min-h-11 rounded-s text-s font-semibold text-ink-0 underline underline-offset-4';
