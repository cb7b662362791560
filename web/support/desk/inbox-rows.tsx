import type { SupportInboxItem } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useConnected } from '../../kit/live/connected.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Nothing } from '../../ui/feedback/nothing.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { AutoReplyWords } from '../auto-reply.tsx';
import { type Inbox, inboxQuery } from './queries.ts';
import { SessionState } from './session-state.tsx';
import { usePersonName } from './use-person-name.ts';

/** The sessions of one inbox, as links. */
export function InboxRows({ show, openId }: { show: Inbox; openId: string | undefined }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const query = useInfiniteQuery(inboxQuery(orpc, show, useConnected()));
  const { data: me } = useQuery(orpc.accounts.getMe.queryOptions({ input: {} }));
  return (
    <QueryList
      query={query}
      failed={t`The chats could not be loaded`}
      skeleton={<RowsSkeleton count={4} lines={3} padding="py-3" />}
      empty={
        <>
          <div className="lg:hidden">
            <Nobody show={show} />
          </div>
          <div className="max-lg:hidden">
            <Nothing>
              <Trans>No chats</Trans>
            </Nothing>
          </div>
        </>
      }
    >
      {(items, more) => (
        <SteadyRows isCut more={more}>
          {items.map((session) => (
            <Row key={session.id} session={session} show={show} isOpen={session.id === openId} adminId={me?.user_id} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

type RowProps = { session: SupportInboxItem; show: Inbox; isOpen: boolean; adminId: string | undefined };

function Row({ session, show, isOpen, adminId }: RowProps) {
  const name = usePersonName(session);
  const { last_message: last, waiting_since, last_at } = session;
  return (
    <li
      className={classNames(
        'relative p-3 text-xs text-ink-1',
        isOpen && 'bg-sand-1 before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-teal',
      )}
    >
      <Link
        to="/admin/support"
        search={{ ...(show !== 'waiting' && { show }), id: session.id }}
        resetScroll={false}
        preload={false}
        data-row
        aria-current={isOpen ? 'true' : undefined}
        className="text-s font-semibold wrap-anywhere text-ink-0 after:absolute after:inset-0"
      >
        <bdi>{name}</bdi>
      </Link>
      <p>
        <DateTime at={waiting_since ?? last_at} form="day-and-time" />
      </p>
      {last !== null && (
        <p dir="auto" className="mt-0.5 truncate">
          {last.line !== null ? <AutoReplyWords message={last} /> : last.photo ? <Trans>A photo</Trans> : last.message}
        </p>
      )}
      <div className="mt-1.5">
        <SessionState session={session} adminId={adminId} />
      </div>
    </li>
  );
}

/** That an inbox is empty: in place of its rows, on wide screens in place of a chat. */
export function Nobody({ show }: { show: Inbox }) {
  const { t } = useLingui();
  const words = {
    waiting: t`Nobody is waiting`,
    mine: t`You have taken no chat`,
    all: t`Nobody has a chat open`,
    ended: t`No chat has ended yet`,
  };
  return (
    <EmptyState
      scene={show === 'waiting' ? 'all-done' : 'no-messages'}
      heading={words[show]}
      text={show !== 'ended' && <Trans>New chats appear here by themselves.</Trans>}
    />
  );
}
