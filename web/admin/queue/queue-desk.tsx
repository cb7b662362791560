import type { LaterDecision, QueueItem } from '@hirfa/contract/admin';
import { QUEUE_KINDS, type QueueKind } from '@hirfa/domain/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConnected } from '../../kit/live/connected.ts';
import { shortcutOf } from '../../kit/keys/shortcut-of.ts';
import { focusRow, isInOpened, useDeskKeys } from '../../kit/keys/use-desk-keys.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { queueQuery } from '../queries.ts';
import type { QueueItems } from '../../ui/admin/queue/item-props.ts';
import { Key, pressShortcut } from '../../ui/admin/queue/key-button.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { OpenedItem } from './opened-item.tsx';
import { QueueRows } from './queue-rows.tsx';
import { KIND_WORDS } from './queue-words.ts';
import { UndoBar } from './undo-bar.tsx';
import { countText, totalOf, useQueueTitle } from './use-queue-title.ts';

type QueueDeskProps = {
  /** The only kind that is listed; all by default. */
  kind: QueueKind | undefined;
  /** The item that is open. */
  id: string | undefined;
  go: (kind: QueueKind | undefined, id?: string) => void;
  items: QueueItems;
};

/** The work queue, and beside it (on a phone: instead of it) one item. */
export function QueueDesk({ kind, id, go, items }: QueueDeskProps) {
  const { t } = useLingui();
  const { data, dataUpdatedAt, isPlaceholderData, isError } = useInfiniteQuery(
    queueQuery(useOrpc(), kind, useConnected()),
  );
  const [isHelpOpen, openHelp] = useState(false);
  const list = useRef<HTMLElement>(null);
  const last = data?.pages.at(-1);
  useQueueTitle(last?.counts);
  useFocusAfter(id, list);
  const waiting = data?.pages.flatMap((page) => page.items) ?? [];
  const opened = useOpened(waiting, id);
  useKeys({ waiting, kind, id, go, list, openHelp: () => openHelp(true) });
  function undone({ kind: ofKind, entity_id }: LaterDecision) {
    go(kind === undefined || kind === ofKind ? kind : undefined, entity_id);
  }
  const isRead = data !== undefined && !isPlaceholderData;
  const isWide = waiting.length === 0 && id === undefined && (isRead || isError);
  return (
    <>
      <KindTabs kind={kind} isItemOpen={id !== undefined} go={go}>
        <div
          className={classNames('grid items-start gap-6', !isWide && 'lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]')}
        >
          <section
            ref={list}
            aria-label={t`Queue`}
            tabIndex={-1}
            className={classNames('min-w-0 outline-none', id !== undefined && 'max-lg:hidden')}
          >
            <QueueRows kind={kind} openId={id} />
            <KeysButton onClick={() => openHelp(true)} />
          </section>
          {opened === undefined ? (
            (waiting.length > 0 || id !== undefined) && (
              <NothingOpen isGone={id !== undefined && isRead} first={waiting[0]?.id} go={(next) => go(kind, next)} />
            )
          ) : (
            <OpenedItem
              key={opened.id}
              item={opened}
              readAt={dataUpdatedAt}
              items={items}
              onDecided={() => go(kind, neighbour(waiting, id, 1))}
              close={() => go(kind)}
            />
          )}
        </div>
      </KindTabs>
      <UndoBar decisions={last?.undoable ?? []} onUndone={undone} />
      <KeysDialog open={isHelpOpen} onOpenChange={openHelp} />
    </>
  );
}

type KeysProps = Pick<QueueDeskProps, 'kind' | 'id' | 'go'> & {
  waiting: readonly QueueItem[];
  list: { current: HTMLElement | null };
  openHelp: () => void;
};

/** The keys of the queue, which its help lists. */
function useKeys({ waiting, kind, id, go, list, openHelp }: KeysProps): void {
  const goOn = (step: 1 | -1) => go(kind, neighbour(waiting, id, step) ?? id);
  useDeskKeys((event, main) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null;
    if (event.key === '?' && !isTyping) return openHelp();
    if (event.key === 'Escape' && isInOpened(event)) return go(kind);
    const key = shortcutOf(event, main);
    if (key === null) return undefined;
    if (key === 'j' || key === 'k') {
      const step = key === 'j' ? 1 : -1;
      return isInOpened(event) ? goOn(step) : focusRow(list.current, step);
    }
    // Otherwise the letter would be the first one of a reason.
    if (pressShortcut(main, key)) event.preventDefault();
    return undefined;
  });
}

/** The open item, which stays while it is being decided, although the list has lost it. */
function useOpened(items: readonly QueueItem[], id: string | undefined): QueueItem | undefined {
  const [shown, setShown] = useState<QueueItem>();
  const found = items.find((item) => item.id === id);
  if (found !== undefined && found !== shown) setShown(found);
  return found ?? (shown?.id === id ? shown : undefined);
}

/** The id of the item after (1) or before (-1) another one, else of its other neighbour; the first where it is gone. */
function neighbour(items: readonly QueueItem[], id: string | undefined, step: 1 | -1): string | undefined {
  const at = items.findIndex((item) => item.id === id);
  const next = at === -1 ? items[0] : (items[at + step] ?? items[at - step]);
  return next?.id;
}

type KindTabsProps = Pick<QueueDeskProps, 'kind' | 'go'> & { isItemOpen: boolean; children: ReactNode };

/** The kinds that wait, in one row above the queue; on a phone not above an item. */
function KindTabs({ kind, isItemOpen, go, children }: KindTabsProps) {
  const { t, i18n } = useLingui();
  const { data } = useInfiniteQuery(queueQuery(useOrpc(), kind, useConnected()));
  const counts = data?.pages.at(-1)?.counts;
  const shown = QUEUE_KINDS.filter((each) => each === kind || (counts?.[each] ?? 0) > 0);
  const textOf = (count: number | undefined) => (count === undefined ? undefined : countText(count));
  return (
    <Steady {...(isItemOpen && { className: 'max-lg:[&_[role=tablist]]:hidden' })}>
      <Tabs<QueueKind | 'all'>
        label={t`Which kind`}
        many="row"
        value={kind ?? 'all'}
        onChange={(next) => go(next === 'all' ? undefined : next)}
        tabs={[
          {
            value: 'all',
            label: t({ message: 'All', context: 'queue' }),
            count: textOf(counts && totalOf(counts)),
            content: children,
          },
          ...shown.map((value) => ({
            value,
            label: i18n._(KIND_WORDS[value].list),
            count: textOf(counts?.[value]),
            content: children,
          })),
        ]}
      />
    </Steady>
  );
}

const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" className="-ms-5 mt-3 max-lg:hidden" onClick={onClick}>
    <Trans>Keys</Trans>
    <Key>?</Key>
  </Button>
);

type NothingOpenProps = { isGone: boolean; first: string | undefined; go: (id?: string) => void };

/** In the place of an item. On a phone, where the list is not beside it, only instead of one that does not wait. */
function NothingOpen({ isGone, first, go }: NothingOpenProps) {
  const { t } = useLingui();
  return (
    <div className={classNames(!isGone && 'max-lg:hidden')}>
      <EmptyState
        icon={<ListChecks aria-hidden />}
        heading={isGone ? t`This does not wait for a decision` : t`Choose what you decide about`}
        text={
          isGone ? (
            <Trans>It is decided already, or not for you to decide yet.</Trans>
          ) : (
            <Trans>What has to be decided first is at the top.</Trans>
          )
        }
        {...((first !== undefined || isGone) && {
          action: (
            <div className="flex flex-wrap justify-center gap-3">
              {first !== undefined && (
                <Button onClick={() => go(first)}>
                  <Trans>Open the first</Trans>
                </Button>
              )}
              {isGone && (
                <Button variant="secondary" onClick={() => go()}>
                  <Trans>All tasks</Trans>
                </Button>
              )}
            </div>
          ),
        })}
      />
    </div>
  );
}

/** After an item was closed, the list has the focus. */
function useFocusAfter(id: string | undefined, list: { current: HTMLElement | null }): void {
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined && shown.current !== undefined) list.current?.focus();
    shown.current = id;
  }, [id, list]);
}
