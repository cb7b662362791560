import type { Chat } from '@hirfa/contract/messages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ComponentType, type RefObject, useState, useSyncExternalStore } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { NewestAloud } from '../../ui/chat/newest-aloud.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { chatQuery } from '../queries.ts';
import { useOtherName } from '../words/other-name.ts';
import { Closed, ClosesSoon } from './closed.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { AloudWords } from './aloud-words.tsx';
import { ReportMessageDialog } from './report-message-dialog.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useMarks } from './use-marks.ts';
import { type MessageActions, useMessageActions } from './use-message-actions.ts';
import { useMessages } from './use-messages.ts';
import { useSignals } from './use-signals.ts';

type BlockDialog = ComponentType<{
  bookingId: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
}>;

type ThreadProps = {
  chatId: string;
  /** Without its head, where the page around it says whose chat it is. */
  isBare?: boolean;
  /** The number of a message that was searched for: the chat opens there. */
  at?: number | undefined;
  /** The dialog to block the customer, for the provider. */
  BlockDialog: BlockDialog;
};

/** The chat of a booking; fills its parent, which is a column. */
export function Thread({ chatId, isBare = false, at, BlockDialog }: ThreadProps) {
  const { t } = useLingui();
  const query = useQuery(chatQuery(useOrpc(), chatId));
  return (
    <QueryView
      query={query}
      failed={t`This chat could not be loaded`}
      skeleton={<ThreadSkeleton isBare={isBare} />}
      missing={<NoSuchChat level={isBare ? 2 : 1} />}
    >
      {(chat) => <OpenThread key={`${chat.id} ${at}`} chat={chat} isBare={isBare} at={at} BlockDialog={BlockDialog} />}
    </QueryView>
  );
}

type OpenThreadProps = { chat: Chat; isBare: boolean; at: number | undefined; BlockDialog: BlockDialog };

function OpenThread({ chat, isBare, at, BlockDialog }: OpenThreadProps) {
  const { t } = useLingui();
  const name = useOtherName(chat);
  const messages = useMessages(chat, at);
  const { presence, type } = useSignals(chat.id, messages);
  const actions = useMessageActions();
  const isOnline = useIsOnline();
  const [isNewestShown, setNewestShown] = useState(false);
  const arrived = messages.newest.at(-1)?.seq ?? 0;
  const readSeq = useMarks(chat, arrived, isNewestShown);
  if (messages.problem !== null) {
    return <ErrorState heading={t`This chat could not be loaded`} onRetry={() => window.location.reload()} />;
  }
  return (
    <>
      {!isBare && <ThreadHead chat={chat} name={name} presence={presence} />}
      {messages.isReady ? (
        <MessageList
          chat={chat}
          name={name}
          messages={messages}
          at={at}
          actions={actions}
          isOnline={isOnline}
          readSeq={readSeq}
          onNewestShown={setNewestShown}
        />
      ) : (
        <ThreadSkeleton isBare />
      )}
      <NewestAloud messages={messages.newest} isOwn={({ sender }) => sender === 'me'}>
        {(message) => <AloudWords message={message} name={name} />}
      </NewestAloud>
      <div className="border-t border-sand-2">
        {isBare && presence === 'typing' && (
          <p className="px-5 pt-2 text-xs text-ink-1">
            <Trans>Typing …</Trans>
          </p>
        )}
        {!isOnline && <Offline />}
        {chat.write_refusal === null ? (
          <>
            <ClosesSoon chat={chat} />
            <Composer chat={chat} onType={type} onSend={messages.write} />
          </>
        ) : (
          <Closed chat={chat} />
        )}
      </div>
      <MessageDialogs actions={actions} name={name} BlockDialog={BlockDialog} />
    </>
  );
}

type MessageDialogsProps = { actions: MessageActions; name: string; BlockDialog: BlockDialog };

function MessageDialogs({ actions: { asked, opener, close, markReported }, name, BlockDialog }: MessageDialogsProps) {
  if (asked === null) return null;
  const { about, message } = asked;
  if (about === 'block') return <BlockDialog bookingId={message.chat_id} focusAfter={opener} onClose={close} />;
  return (
    <ReportMessageDialog message={message} name={name} focusAfter={opener} onReported={markReported} onClose={close} />
  );
}

function Offline() {
  return (
    <output className="flex items-center justify-center gap-2 px-5 pt-2 text-xs font-semibold text-ink-1">
      <WifiOff aria-hidden className="size-4 shrink-0" />
      <Trans>No connection. Your words wait here and are sent by themselves.</Trans>
    </output>
  );
}

function watchNetwork(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device has a network. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function NoSuchChat({ level }: { level: 1 | 2 }) {
  const { t } = useLingui();
  return (
    <div className="p-5">
      <EmptyState
        scene="lost"
        level={level}
        heading={t`There is no such chat`}
        text={<Trans>A chat opens when a booking is paid, for its customer and its provider only.</Trans>}
        action={
          <ButtonLink to="/messages" variant="secondary">
            <Trans>All messages</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
