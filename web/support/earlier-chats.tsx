import type { SupportSession } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { DateTime } from '../ui/date-time.tsx';
import { QueryList } from '../ui/feedback/query-list.tsx';
import { Conversation } from './conversation.tsx';
import { ownSupportQuery } from './queries.ts';
import { RateChat } from './rate-chat.tsx';

/** The chats of the person that have ended, which stay readable. */
export function EarlierChats() {
  const { t } = useLingui();
  const id = useId();
  const query = useInfiniteQuery(ownSupportQuery(useOrpc()));
  return (
    <QueryList query={query} failed={t`Your earlier chats could not be loaded`} skeleton={null}>
      {(sessions, more) => {
        const ended = sessions.filter(({ status }) => status === 'ended');
        if (ended.length === 0) return null;
        return (
          <section aria-labelledby={id}>
            <h2 id={id} className="section-text pb-3">
              <Trans>Earlier chats</Trans>
            </h2>
            <ul className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
              {ended.map((session) => (
                <Earlier key={session.id} session={session} />
              ))}
            </ul>
            {more}
          </section>
        );
      }}
    </QueryList>
  );
}

function Earlier({ session: { id, created_at, answered_seq, rating } }: { session: SupportSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-2 text-s font-semibold text-ink-0">
          <DateTime at={created_at} form="day-and-time" />
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-1 transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && (
          <div className="border-t border-sand-2 p-4">
            <Conversation sessionId={id} isEnded />
            {answered_seq > 0 && (
              <div className="mt-4 border-t border-sand-2 pt-3">
                <RateChat key={rating} id={id} rating={rating} />
              </div>
            )}
          </div>
        )}
      </details>
    </li>
  );
}
