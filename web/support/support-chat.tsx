import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConnected } from '../kit/live/connected.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { ChatLog } from '../ui/chat/chat-log.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useCall } from '../ui/use-call.ts';
import { Conversation, ConversationSkeleton } from './conversation.tsx';
import { MessageBox } from './message-box.tsx';
import { activeSupportQuery, ownSupportQuery, supportMessagesQuery } from './queries.ts';
import { RateChat } from './rate-chat.tsx';
import { useChat } from './use-chat.ts';
import { useJoined } from '../kit/chat/use-joined.ts';
import { usePhotos } from './use-photos.ts';
import { useHere, usePresence } from '../kit/chat/use-presence.ts';
import { useSeen } from './use-seen.ts';
import type { Unsent } from '../kit/chat/use-unsent.ts';

interface SupportChatProps {
  /** What a new question is about. */
  bookingId: string | undefined;
  renderBooking: (id: string) => ReactNode;
}

/** The chat of the person with the support team. 2.41–2.47 */
export function SupportChat({ bookingId, renderBooking }: SupportChatProps) {
  const { t } = useLingui();
  const chat = useChat(bookingId);
  if (chat.id === null && chat.hasFailed)
    return <ErrorState heading={t`The chat could not be started`} onRetry={chat.start} pending={chat.isStarting} />;
  return (
    <section
      aria-label={t`Chat with support`}
      className="flex h-[min(52rem,calc(100dvh-14rem))] min-h-96 flex-col overflow-hidden rounded-l border border-sand-2 bg-sand-0"
    >
      <header className="flex min-h-16 items-center justify-between gap-3 border-b border-sand-2 px-4 py-2">
        <output className="min-w-0 whitespace-nowrap">
          <Status {...chat} />
        </output>
        {chat.id !== null && !chat.isEnded && <EndButton id={chat.id} />}
      </header>
      {chat.bookingId !== null && (
        <div className="border-b border-sand-2 px-4 py-2.5">{renderBooking(chat.bookingId)}</div>
      )}
      {chat.id === null ? (
        <Log>
          <ConversationSkeleton />
        </Log>
      ) : (
        <Started key={chat.id} {...chat} id={chat.id} onStart={chat.start} />
      )}
    </section>
  );
}

function Log({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ChatLog label={t`Messages`} className="p-4">
      {children}
    </ChatLog>
  );
}

type StartedProps = { id: string; isTaken: boolean; isEnded: boolean; onStart: () => void };

function Started({ id, isTaken, isEnded, onStart }: StartedProps) {
  const photos = usePhotos(id);
  return (
    <>
      <Log>
        <Conversation sessionId={id} unsent={photos} />
      </Log>
      {isEnded ? <Ended id={id} onStart={onStart} /> : <Open id={id} isTaken={isTaken} photos={photos} />}
    </>
  );
}

function Open({ id, isTaken, photos }: { id: string; isTaken: boolean; photos: Unsent }) {
  const { data } = useInfiniteQuery(supportMessagesQuery(useOrpc(), id));
  const hasWritten = data?.pages.some(({ items }) => items.some(({ sender_type }) => sender_type === 'user'));
  const { presence, type } = usePresence('support', id, 'person');
  useJoined('support', id, useHere('support', id));
  useSeen(id);
  return (
    <>
      {/* Its place is there before the words. */}
      <output className="h-6 px-4 text-xs text-ink-1">
        {presence === 'typing' && <Trans>Support Team is typing …</Trans>}
        {presence !== 'typing' && !isTaken && hasWritten && <Trans>Our team has your message</Trans>}
      </output>
      <MessageBox sessionId={id} photos={photos} onType={type} />
    </>
  );
}

type StatusProps = { id: string | null; isTaken: boolean; isEnded: boolean };

/**
 * Connected is who has both: somebody of the team, who has taken the chat, and a line, without which the page does not
 * hear of their replies. Until then the chat is starting; above the box it says that the team has a message. 2.41
 */
function Status({ id, isTaken, isEnded }: StatusProps) {
  const isConnected = useConnected();
  if (id !== null && isEnded)
    return (
      <StateBadge tone="quiet">
        <Trans>Chat ended</Trans>
      </StateBadge>
    );
  if (id !== null && isTaken && isConnected)
    return (
      <StateBadge tone="ok">
        <Trans>Connected</Trans>
      </StateBadge>
    );
  return (
    <StateBadge tone="quiet">
      <Trans>Starting chat</Trans>
    </StateBadge>
  );
}

/** 2.42, 8.12, 8.13 */
function EndButton({ id }: { id: string }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const end = useCall(orpc.support.endSupport.call, {
    done: t`Chat ended`,
    failed: t`Failed to end chat`,
    onDone: () => queryClient.setQueryData(activeSupportQuery(orpc).queryKey, { session: null }),
    readAgain: [orpc.support.key()],
  });
  return (
    <Button
      variant="quiet"
      className="shrink-0 whitespace-nowrap"
      pending={end.isPending}
      onClick={() => end.send({ id })}
    >
      <Trans>End Chat</Trans>
    </Button>
  );
}

function Ended({ id, onStart }: { id: string; onStart: () => void }) {
  const { data } = useInfiniteQuery(ownSupportQuery(useOrpc()));
  const session = data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-sand-2 p-4">
      {session !== undefined && session.answered_seq > 0 && (
        <div className="w-full">
          <RateChat id={id} rating={session.rating} />
        </div>
      )}
      <p className="text-s text-ink-1">
        <Trans>You find this chat below, whenever you need it.</Trans>
      </p>
      <Button onClick={onStart} className="max-sm:w-full">
        <Trans>Start a new chat</Trans>
      </Button>
    </div>
  );
}
