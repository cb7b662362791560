import type { Chat } from '@hirfa/contract/messages';
import { cairoDay, textIn } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { openQueue } from '../outbox/open-queues.ts';
import { chatsWithWaiting } from '../outbox/waiting-store.ts';
import { chatsQuery } from '../queries.ts';
import { useOtherName } from '../words/other-name.ts';
import { Preview } from '../words/preview.tsx';
import { OneLine } from '../../ui/one-line.tsx';

const CHAT_ROWS = { count: 4, picture: 'size-12', padding: 'py-4.75' };

/** Whether it is known that the person has no chat. */
export function useHasNoChats(): boolean {
  const { data } = useInfiniteQuery(chatsQuery(useOrpc()));
  return data?.pages[0]?.items.length === 0;
}

export const ChatsSkeleton = () => <RowsSkeleton {...CHAT_ROWS} />;

/** The own chats, those with the newest messages first. */
export function ChatList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(chatsQuery(useOrpc()));
  useSendWaiting(query.data?.pages.flatMap(({ items }) => items));
  return (
    <QueryList
      query={query}
      failed={t`Your messages could not be loaded`}
      skeleton={<ChatsSkeleton />}
      empty={<NoChats />}
    >
      {(chats, more) => (
        <SteadyRows isCut more={more}>
          {chats.map((chat) => (
            <li key={chat.id}>
              <ChatTile chat={chat} at={chat.last_at} unread={chat.unread_count}>
                <Preview message={chat.last_message} />
              </ChatTile>
            </li>
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

/** What a closed page left is sent as soon as the list is open. */
function useSendWaiting(chats: readonly Chat[] | undefined): void {
  const session = useSession();
  const isLoaded = chats !== undefined;
  const send = useEffectEvent(async () => {
    const ids = await chatsWithWaiting(session().userId());
    for (const chat of chats?.filter(({ id }) => ids.includes(id)) ?? []) openQueue(session(), chat);
  });
  useEffect(() => {
    // A page whose session ends meanwhile sends nothing.
    if (isLoaded) send().catch(() => undefined);
  }, [isLoaded]);
}

type ChatTileProps = {
  chat: Chat;
  at: string;
  unread?: number;
  /** The message at which the chat opens. */
  seq?: number;
  /** What was said, in one line. */
  children: ReactNode;
};

/** A chat in a list, as a link. */
export function ChatTile({ chat, at, unread = 0, seq, children }: ChatTileProps) {
  const language = useLanguage();
  const name = useOtherName(chat);
  const [today] = useState(() => cairoDay(new Date()));
  const isToday = cairoDay(new Date(at)) === today;
  return (
    <Link
      to="/messages/$chatId"
      params={{ chatId: chat.id }}
      search={seq === undefined ? {} : { at: seq }}
      className="flex items-center gap-3 px-4 py-3 outline-offset-[-2px] transition-colors hover:bg-sand-1 aria-[current=page]:bg-sand-1"
    >
      <Avatar name={name} photo={chat.other?.avatar_url} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span className={`min-w-0 text-m text-ink-0 ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
            <OneLine>{name}</OneLine>
          </span>
          <span className="shrink-0 text-xs text-ink-1">
            <DateTime at={at} form={isToday ? 'time' : 'short-date'} />
          </span>
        </span>
        <span className="flex text-xs whitespace-pre text-ink-1">
          <bdi className="truncate">{textIn(chat, 'title', language)}</bdi>
          <span className="shrink-0">
            {' · '}
            <DateTime at={chat.starts_at} form="short-day" />
          </span>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span className={`min-w-0 grow truncate text-s ${unread > 0 ? 'font-semibold text-ink-0' : 'text-ink-1'}`}>
            {children}
          </span>
          {chat.is_muted && (
            <>
              <BellOff aria-hidden className="size-4 shrink-0 text-ink-2" />
              <span className="sr-only">
                <Trans>Muted</Trans>
              </span>
            </>
          )}
          {unread > 0 && <Unread count={unread} />}
        </span>
      </span>
    </Link>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-clay px-1.5 text-xs font-bold text-on-clay tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        <Plural value={count} one="# unread message" other="# unread messages" />
      </span>
    </span>
  );
}

function NoChats() {
  const { t } = useLingui();
  return (
    <EmptyState
      scene="no-messages"
      heading={t`No messages yet`}
      text={<Trans>When you book and pay, a chat with the provider opens here.</Trans>}
      action={
        <ButtonLink to="/services">
          <Trans>See services</Trans>
        </ButtonLink>
      }
    />
  );
}
