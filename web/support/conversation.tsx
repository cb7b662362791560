import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { QueryView } from '../ui/feedback/query-view.tsx';
import { NewestAloud } from '../ui/chat/newest-aloud.tsx';
import { MessageList } from './message-list.tsx';
import { AloudWords } from './aloud-words.tsx';
import { supportMessagesQuery } from './queries.ts';
import type { Unsent } from '../kit/chat/use-unsent.ts';
import { WaitingMessages } from './waiting-messages.tsx';

type ConversationProps = {
  sessionId: string;
  isEnded?: boolean;
  /** Their name, where the team reads. */
  person?: string;
  /** What is not stored yet. */
  unsent?: Unsent;
};

/** The messages of a session; older ones are read on demand. While it is active, the newest one is in sight. */
export function Conversation({ sessionId, isEnded = false, person, unsent }: ConversationProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(supportMessagesQuery(useOrpc(), sessionId));
  const end = useRef<HTMLDivElement>(null);
  const messages = query.data?.pages.toReversed().flatMap(({ items }) => items) ?? [];
  const last = messages.at(-1)?.seq ?? 0;
  const waiting = unsent?.messages.length ?? 0;
  const failed = unsent?.messages.filter(({ hasFailed }) => hasFailed).length ?? 0;
  // What makes the list longer; a message that was not sent has buttons.
  const length = `${last} ${waiting} ${failed}`;
  useEffect(() => {
    if (length !== '0 0 0' && !isEnded) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length, isEnded]);
  const isEmpty = !messages.some(({ sender_type }) => sender_type !== 'system');
  return (
    <QueryView query={query} failed={t`The messages could not be loaded`} skeleton={<ConversationSkeleton />}>
      {() => (
        <>
          {query.hasNextPage && (
            <p className="pb-4 text-center">
              <Button variant="quiet" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                <Trans>Show older messages</Trans>
              </Button>
            </p>
          )}
          <MessageList messages={messages} person={person} />
          {unsent !== undefined && <WaitingMessages unsent={unsent} stored={messages} />}
          {isEmpty && !isEnded && person === undefined && waiting === 0 && (
            <p className="pt-6 text-center text-s text-ink-2">
              <Trans>Send a message to start chatting with support</Trans>
            </p>
          )}
          <div ref={end} className="h-1" />
          <NewestAloud
            messages={messages}
            isOwn={({ sender_type }) => sender_type === (person === undefined ? 'user' : 'admin')}
          >
            {(message) => <AloudWords message={message} person={person} />}
          </NewestAloud>
        </>
      )}
    </QueryView>
  );
}

export const ConversationSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    <Skeleton className="mx-auto h-16 w-72 max-w-full" />
    <Skeleton className="ms-auto h-12 w-48" />
    <Skeleton className="h-16 w-64" />
  </div>
);
