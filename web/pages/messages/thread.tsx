import { useOwnSearch } from '../../kit/use-own-search.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { BlockingDialog } from '../../bookings/index.ts';
import { ChatList, ChatsSkeleton, Thread, ThreadSkeleton, useShownHeight } from '../../messages/index.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Link } from '../../ui/link.tsx';

export const Route = createFileRoute('/_frame/_signed-in/messages/$chatId')({
  validateSearch: ({ at }: Record<string, unknown>): { at?: number } =>
    typeof at === 'number' && Number.isSafeInteger(at) && at > 0 ? { at } : {},
  head: ({ match: { context } }) => ({ meta: [{ title: t(context.i18n)`Messages · Hirfa` }] }),
  component: ThreadPage,
  pendingComponent: ThreadPending,
});

function ThreadPage() {
  const { chatId } = Route.useParams();
  const { at } = useOwnSearch(Route);
  const { t: text } = useLingui();
  const list = (
    <nav aria-label={text`All messages`} className={beside}>
      <p className="pt-1 pb-4">
        <Link to="/messages" className="section-text inline-flex min-h-11 items-center">
          <Trans>Messages</Trans>
        </Link>
      </p>
      <ChatList />
    </nav>
  );
  return (
    <Stage list={list}>
      <Thread chatId={chatId} at={at} BlockDialog={BlockingDialog} />
    </Stage>
  );
}

function ThreadPending() {
  const list = (
    <div className={beside}>
      <Skeleton className="mt-3 mb-6 h-7 w-32" />
      <ChatsSkeleton />
    </div>
  );
  return (
    <Stage list={list}>
      <ThreadSkeleton />
    </Stage>
  );
}

const beside = 'min-h-0 overflow-y-auto max-lg:hidden';

/** The whole screen on a phone; beside the list of chats on wide screens. */
function Stage({ list, children }: { list: ReactNode; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useShownHeight(stage);
  return (
    <div className="md:page-width md:grid md:h-[calc(100dvh-5.5rem)] md:min-h-100 md:gap-6 md:pb-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      {list}
      <div
        ref={stage}
        data-own-bar
        data-whole-screen
        className="flex min-h-0 min-w-0 flex-col bg-sand-0 max-md:fixed max-md:inset-x-0 max-md:top-(--shown-top,0) max-md:z-30 max-md:h-(--shown-height,100dvh) md:overflow-hidden md:rounded-l md:border md:border-sand-2"
      >
        {children}
      </div>
    </div>
  );
}
