import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { searchQuery } from '../queries.ts';
import { Preview } from '../words/preview.tsx';
import { ChatsSkeleton, ChatTile } from './chat-list.tsx';

/** The own messages that have these words, the newest first. */
export function FoundMessages({ q }: { q: string }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(searchQuery(useOrpc(), q));
  const words = <bdi>{q}</bdi>;
  return (
    <QueryList
      query={query}
      failed={t`Your messages could not be searched`}
      skeleton={<ChatsSkeleton />}
      empty={
        <EmptyState
          scene="no-results"
          heading={t`Nothing found`}
          text={<Trans>No message has “{words}”.</Trans>}
          action={
            <ButtonLink to="/messages" variant="secondary">
              <Trans>All messages</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {(found, more) => (
        <>
          <ul className="divide-y divide-sand-2 overflow-hidden rounded-m border border-sand-2 bg-card">
            {found.map(({ message, chat }) => (
              <li key={message.id}>
                <ChatTile chat={chat} at={message.created_at} seq={message.seq}>
                  <Preview message={message} />
                </ChatTile>
              </li>
            ))}
          </ul>
          {more}
        </>
      )}
    </QueryList>
  );
}
