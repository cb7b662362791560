import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import Headset from 'lucide-react/icons/headset';
import { useEffect, useRef } from 'react';
import { useConnected } from '../../kit/live/connected.ts';
import { shortcutOf } from '../../kit/keys/shortcut-of.ts';
import { focusRow, isInOpened, useDeskKeys } from '../../kit/keys/use-desk-keys.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { InboxRows, Nobody } from './inbox-rows.tsx';
import { Keys } from './keys.tsx';
import { OpenedChat } from './opened-chat.tsx';
import { INBOXES, type Inbox, inboxQuery } from './queries.ts';
import { useTabTitle } from './use-tab-title.ts';

type SupportDeskProps = {
  show: Inbox;
  /** The session that is open. */
  id: string | undefined;
  go: (show: Inbox, id?: string) => void;
};

/** The inboxes of the team, and beside them (on a phone: instead of them) one session. */
export function SupportDesk({ show, id, go }: SupportDeskProps) {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(inboxQuery(useOrpc(), show, useConnected()));
  const inbox = useRef<HTMLElement>(null);
  useTabTitle(data?.pages.at(-1)?.counts.waiting ?? 0);
  useFocusAfter(id, inbox);
  const ids = data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? [];
  function goOn(step: 1 | -1) {
    const next = id === undefined ? -1 : ids.indexOf(id);
    const found = next === -1 ? ids[0] : ids[next + step];
    if (found !== undefined) go(show, found);
  }
  useDeskKeys((event, main) => {
    const key = shortcutOf(event, main);
    if (key !== 'j' && key !== 'k') return;
    const step = key === 'j' ? 1 : -1;
    if (isInOpened(event)) goOn(step);
    else focusRow(inbox.current, step);
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <section
        ref={inbox}
        aria-label={t`Inbox`}
        tabIndex={-1}
        className={classNames('min-w-0 outline-none', id !== undefined && 'max-lg:hidden')}
      >
        <InboxTabs show={show} id={id} go={go} />
        <Keys />
      </section>
      {id === undefined ? (
        <div className="max-lg:hidden">
          {data?.pages[0]?.items.length === 0 ? (
            <Nobody show={show} />
          ) : (
            <EmptyState
              icon={<Headset aria-hidden />}
              heading={t`Choose a chat`}
              text={<Trans>Views of a chat are recorded.</Trans>}
            />
          )}
        </div>
      ) : (
        <div data-item className="min-w-0">
          <OpenedChat key={id} id={id} close={() => go(show)} />
        </div>
      )}
    </div>
  );
}

function InboxTabs({ show, id, go }: SupportDeskProps) {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(inboxQuery(useOrpc(), show, useConnected()));
  const counts = data?.pages.at(-1)?.counts;
  const words = {
    waiting: t({ message: 'Waiting', context: 'support' }),
    mine: t({ message: 'Mine', context: 'support' }),
    all: t({ message: 'All open', context: 'support' }),
    ended: t({ message: 'Ended', context: 'support' }),
  };
  return (
    <Tabs<Inbox>
      label={t`Which chats`}
      value={show}
      onChange={(next) => go(next, id)}
      tabs={INBOXES.map((value) => ({
        value,
        label: words[value],
        count: counts === undefined || value === 'ended' ? undefined : String(counts[value]),
        content: <InboxRows show={value} openId={id} />,
      }))}
      many="columns"
    />
  );
}

/** After a chat was closed, the inbox has the focus. */
function useFocusAfter(id: string | undefined, inbox: { current: HTMLElement | null }): void {
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined && shown.current !== undefined) inbox.current?.focus();
    shown.current = id;
  }, [id, inbox]);
}
