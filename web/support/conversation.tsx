import type { SupportMessage } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { MessageList } from './message-list.tsx';
import { NewestAloud } from './newest-aloud.tsx';
import { supportMessagesQuery } from './queries.ts';

type ConversationProps = {
  sessionId: string;
  isEnded?: boolean;
  /** Their name, where the team reads. */
  person?: string;
  /** What follows the stored messages. */
  renderAfter?: (messages: readonly SupportMessage[]) => ReactNode;
};

/** The messages of a session; older ones are read on demand. While it is active, the newest one is in sight. */
export function Conversation({ sessionId, isEnded = false, person, renderAfter }: ConversationProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(supportMessagesQuery(useOrpc(), sessionId));
  const end = useRef<HTMLDivElement>(null);
  const messages = query.data?.pages.toReversed().flatMap(({ items }) => items) ?? [];
  const last = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (last > 0 && !isEnded) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last, isEnded]);
  if (query.isPending) return <ConversationSkeleton />;
  if (query.isError && messages.length === 0)
    return (
      <ErrorState
        heading={t`The messages could not be loaded`}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  const isEmpty = !messages.some(({ sender_type }) => sender_type !== 'system');
  return (
    <>
      {query.hasNextPage && (
        <p className="pb-4 text-center">
          <Button variant="quiet" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans>Show older messages</Trans>
          </Button>
        </p>
      )}
      <MessageList messages={messages} person={person} />
      {renderAfter?.(messages)}
      {isEmpty && !isEnded && person === undefined && (
        <p className="pt-6 text-center text-s text-ink-2">
          <Trans>Send a message to start chatting with support</Trans>
        </p>
      )}
      <div ref={end} className="h-1" />
      <NewestAloud messages={messages} person={person} />
    </>
  );
}

export const ConversationSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    <Skeleton className="mx-auto h-16 w-72 max-w-full" />
    <Skeleton className="ms-auto h-12 w-48" />
    <Skeleton className="h-16 w-64" />
  </div>
);
