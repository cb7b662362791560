import type { Chat } from '@hirfa/contract/messages';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChatLog } from '../../ui/chat/chat-log.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { LINE_WORDS } from '../words/line-words.ts';
import { SentBubble, WaitingBubble } from './bubble.tsx';
import { MessageMenu } from './message-menu.tsx';
import { chatRows, type Row } from './rows.ts';
import type { MessageActions } from './use-message-actions.ts';
import type { Messages } from './use-messages.ts';
import { useReadMore } from './use-read-more.ts';
import { END_PX, useRowWindow } from './use-row-window.ts';
import { useToNewest } from './use-to-newest.ts';

type MessageListProps = {
  chat: Chat;
  name: string;
  messages: Messages;
  /** The number of the message that was searched for. */
  at: number | undefined;
  actions: MessageActions;
  isOnline: boolean;
  /** Up to which number the person has read by now. */
  readSeq: number;
  onNewestShown: (isShown: boolean) => void;
};

/**
 * The rows of a chat, of which only those in sight are in the page. It opens at the first unread message, or at the one
 * that was searched for, and stays where somebody reads while older ones are loaded and new ones arrive.
 */
export function MessageList({ readSeq, onNewestShown, ...props }: MessageListProps) {
  const { t } = useLingui();
  const { chat, messages, at } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // The mark of what was unread stays where it was when the chat was opened.
  const [readBefore] = useState(chat.read_seq);
  const rows = chatRows(messages.messages, messages.isApart ? [] : messages.waiting, readBefore);
  const { list, isOpened } = useRowWindow(rows, scroller, { at, isApart: messages.isApart });
  const items = list.getVirtualItems();
  const isAtEnd = isOpened && !messages.isApart && list.isAtEnd(END_PX);
  useEffect(() => onNewestShown(isAtEnd), [isAtEnd, onNewestShown]);
  useReadMore(messages, isOpened && items.length > 0, items[0]?.index ?? 0, rows.length - (items.at(-1)?.index ?? 0));
  const toNewest = useToNewest(messages, () => list.scrollToEnd());
  const isNew = ({ sender, seq }: { sender: string; seq: number }) => sender === 'other' && seq > readSeq;
  const unread = messages.newest.filter(isNew).length;
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <ChatLog ref={scroller} label={t`Messages`} className="flex flex-col px-4 [overflow-anchor:none] sm:px-6">
        {messages.reading === 'failed' && <OlderFailed onRetry={() => void messages.readOlder()} />}
        {/* A few messages are beside the field in which one is written. */}
        <div className="relative mx-auto mt-auto w-full max-w-3xl shrink-0" style={{ height: list.getTotalSize() }}>
          {items.map(({ key, index, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className="absolute inset-x-0 top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <RowView {...props} row={row} />
                </div>
              )
            );
          })}
        </div>
      </ChatLog>
      {isOpened && !isAtEnd && <ToNewest unread={unread} onPress={toNewest} />}
    </div>
  );
}

type RowViewProps = Omit<MessageListProps, 'readSeq' | 'onNewestShown'> & { row: Row };

function RowView({ row, chat, name, messages, at, actions, isOnline }: RowViewProps) {
  const { i18n, t } = useLingui();
  switch (row.kind) {
    case 'day':
      return (
        <p className="pt-5 pb-1 text-center text-xs font-semibold text-ink-1">
          <DateTime at={row.at} form="day" />
        </p>
      );
    case 'unread':
      return (
        <p className="flex items-center gap-3 pt-4 pb-1 text-xs font-semibold text-clay-ink">
          <span aria-hidden className="h-px grow bg-clay-ink/40" />
          <Trans>New messages</Trans>
          <span aria-hidden className="h-px grow bg-clay-ink/40" />
        </p>
      );
    case 'waiting':
      return (
        <WaitingBubble waiting={row.waiting} isOnline={isOnline} onRetry={messages.retry} onRemove={messages.remove} />
      );
    case 'message':
      if (row.message.line !== null) {
        return (
          <p className="mx-auto max-w-md px-4 py-2.5 text-center text-xs text-ink-1">
            {i18n._(LINE_WORDS[row.message.line])} · <DateTime at={row.message.created_at} form="time" />
          </p>
        );
      }
      return (
        <Found label={row.message.seq === at ? t`The message you searched for` : null}>
          <SentBubble
            chat={chat}
            message={row.message}
            name={name}
            isFirst={row.isFirst}
            isNewest={row.isNewest}
            isReported={actions.reported.has(row.message.id)}
            menu={<MessageMenu chat={chat} message={row.message} actions={actions} />}
          />
        </Found>
      );
  }
}

/** Marks the message that was searched for, which has the focus when the chat opens. */
function Found({ label, children }: { label: string | null; children: ReactNode }) {
  if (label === null) return children;
  return (
    <section
      data-found
      aria-label={label}
      tabIndex={-1}
      className="-mx-2 rounded-m bg-clay-soft/60 px-2 pb-2 outline-none focus-visible:outline-2"
    >
      {children}
    </section>
  );
}

function ToNewest({ unread, onPress }: { unread: number; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute end-4 bottom-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-sand-2 bg-card px-3 text-s font-semibold text-ink-0 shadow-2 hover:border-field-line"
    >
      <ArrowDown aria-hidden className="size-5" />
      <span className="sr-only">
        <Trans>To the newest message</Trans>
      </span>
      {unread > 0 && (
        <>
          <span aria-hidden>{unread}</span>
          <span className="sr-only">
            <Plural value={unread} one="# unread message" other="# unread messages" />
          </span>
        </>
      )}
    </button>
  );
}

function OlderFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-center gap-x-3 pt-3 text-xs text-ink-1">
      <Trans>Earlier messages could not be loaded.</Trans>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-s font-semibold text-ink-0 underline underline-offset-4"
      >
        <Trans>Try Again</Trans>
      </button>
    </p>
  );
}
