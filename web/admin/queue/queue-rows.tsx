import type { QueueItem } from '@hirfa/contract/admin';
import type { QueueKind } from '@hirfa/domain/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useConnected } from '../../kit/live/connected.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { queueQuery } from '../queries.ts';
import { DueBy, Late } from './due-by.tsx';
import { KIND_WORDS, titleOf } from './queue-words.ts';

/** What waits, as links. */
export function QueueRows({ kind, openId }: { kind: QueueKind | undefined; openId: string | undefined }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(queueQuery(useOrpc(), kind, useConnected()));
  return (
    <QueryList
      query={query}
      failed={t`The queue could not be loaded`}
      skeleton={<RowsSkeleton count={5} lines={3} padding="py-3.5" />}
      empty={
        <EmptyState
          scene="all-done"
          heading={t`Nothing waits for you`}
          text={<Trans>New tasks appear here by themselves.</Trans>}
        />
      }
    >
      {(items, more) => (
        <SteadyRows isCut more={more}>
          {items.map((item) => (
            <Row key={item.id} item={item} kind={kind} isOpen={item.id === openId} readAt={query.dataUpdatedAt} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

type RowProps = { item: QueueItem; kind: QueueKind | undefined; isOpen: boolean; readAt: number };

function Row({ item, kind, isOpen, readAt }: RowProps) {
  const { i18n } = useLingui();
  const title = titleOf(item, useLanguage());
  return (
    <li
      className={classNames(
        'relative p-3 text-xs text-ink-1',
        isOpen && 'bg-sand-1 before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-teal',
      )}
    >
      <p className="flex min-h-7 items-center justify-between gap-2">
        {i18n._(KIND_WORDS[item.kind].one)}
        <Late at={item.due_at} readAt={readAt} />
      </p>
      <Link
        to="/admin/queue"
        search={{ ...(kind && { kind }), id: item.id }}
        resetScroll={false}
        preload={false}
        data-row
        aria-current={isOpen ? 'true' : undefined}
        className="text-s font-semibold wrap-anywhere text-ink-0 after:absolute after:inset-0"
      >
        <bdi>{title}</bdi>
      </Link>
      <p>
        <DueBy at={item.due_at} />
      </p>
    </li>
  );
}
