import type { SupportDetail } from '@hirfa/contract/support';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { ChatLog } from '../../ui/chat/chat-log.tsx';
import { useStaysAtEnd } from '../../ui/chat/use-stays-at-end.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { Conversation, ConversationSkeleton } from '../conversation.tsx';
import { useJoined } from '../../kit/chat/use-joined.ts';
import { usePresence } from '../../kit/chat/use-presence.ts';
import type { Unsent } from '../../kit/chat/use-unsent.ts';
import { AnswerBox } from './answer-box.tsx';
import { Beside } from './beside/beside.tsx';
import { FADES_ABOVE } from './fades.ts';
import { sessionQuery } from './queries.ts';
import { SessionState } from './session-state.tsx';
import { Steps } from './steps.tsx';
import type { ReplyValues } from './replies/saved-replies.tsx';
import { useAnswers } from './use-answers.ts';
import { usePersonName } from './use-person-name.ts';
import { useSteps } from './use-steps.ts';

type OpenedChatProps = {
  id: string;
  /** Without it, the chat is no page of its own. */
  close?: () => void;
};

/** One session, for the team. */
export function OpenedChat({ id, close }: OpenedChatProps) {
  const { t } = useLingui();
  const query = useQuery(sessionQuery(useOrpc(), id));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {close && (
        <Button variant="quiet" className="-ms-5 self-start lg:hidden" onClick={close}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          <Trans>All chats</Trans>
        </Button>
      )}
      <QueryView
        query={query}
        skeleton={<ChatSkeleton />}
        missing={<EmptyState scene="lost" heading={t`This chat does not exist.`} />}
      >
        {(detail) => <Shown detail={detail} />}
      </QueryView>
    </div>
  );
}

function Shown({ detail }: { detail: SupportDetail }) {
  const { t } = useLingui();
  const { id, status, taken_by } = detail.session;
  const { accounts } = useOrpc();
  const { data: me } = useQuery(accounts.getMe.queryOptions({ input: {} }));
  const name = usePersonName(detail.session);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const answers = useAnswers(id);
  const steps = useSteps(id);
  const { presence, type } = usePresence('support', id, 'team');
  useJoined('support', id);
  useEffect(() => heading.current?.focus(), []);
  const isMine = taken_by !== null && taken_by.user_id === me?.user_id;
  const isOpen = status === 'active' && (taken_by === null || isMine);
  const focusBox = () => box.current?.focus();
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.repeat || event.target !== heading.current || !isOpen) return;
    event.preventDefault();
    if (isMine) focusBox();
    else steps.take(focusBox);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each key has a button or link, too
    <section
      aria-label={t`Chat with ${name}`}
      onKeyDown={press}
      className="group/chat flex h-[calc(100dvh-14.25rem)] min-h-96 flex-col max-lg:has-[[data-beside]]:min-h-128 lg:h-[min(46rem,calc(100dvh-15.5rem))] lg:min-h-112 overflow-hidden rounded-l border border-sand-2 bg-sand-0"
    >
      <Head
        name={name}
        heading={heading}
        state={<SessionState session={detail.session} adminId={me?.user_id} presence={presence} />}
        steps={<Steps detail={detail} steps={steps} adminId={me?.user_id} focusBox={focusBox} />}
      />
      <Beside detail={detail} />
      <Log session={detail.session} person={name} answers={answers} />
      {isOpen ? (
        <AnswerBox
          session={detail.session}
          values={valuesOf(detail, me?.full_name)}
          field={box}
          onType={type}
          onSend={answers.send}
          leave={() => heading.current?.focus()}
        />
      ) : (
        <Closed session={detail.session} />
      )}
    </section>
  );
}

type HeadProps = { name: string; heading: RefObject<HTMLHeadingElement | null>; state: ReactNode; steps: ReactNode };

const Head = ({ name, heading, state, steps }: HeadProps) => (
  <Steady className="border-b border-sand-2 px-4 py-2 sm:py-3">
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="section-text wrap-anywhere outline-none">
          <bdi>{name}</bdi>
        </h2>
        {state}
      </div>
      {steps}
    </header>
  </Steady>
);

/** What stands in a saved reply in place of its placeholders. */
function valuesOf({ session, bookings }: SupportDetail, admin: string | undefined): ReplyValues {
  const about = bookings.find(({ id }) => id === session.booking_id);
  return {
    person: session.person?.full_name ?? null,
    booking: about === undefined ? null : textIn(about, 'title', session.language),
    admin: admin ?? null,
  };
}

type LogProps = { session: SupportDetail['session']; person: string; answers: Unsent };

function Log({ session, person, answers }: LogProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  useStaysAtEnd(log);
  return (
    <ChatLog
      ref={log}
      label={t`Messages`}
      className={`basis-0 min-h-28! p-4 group-has-[[data-note]]/chat:min-h-20! sm:min-h-36! sm:group-has-[[data-note]]/chat:min-h-28! ${FADES_ABOVE}`}
    >
      <Conversation sessionId={session.id} isEnded={session.status === 'ended'} person={person} unsent={answers} />
    </ChatLog>
  );
}

/** Why nothing can be written here. */
function Closed({ session: { status, taken_by } }: { session: SupportDetail['session'] }) {
  const taker = <bdi>{taken_by?.full_name}</bdi>;
  return (
    <p className="border-t border-sand-2 p-4 text-s text-ink-1">
      {status === 'ended' ? (
        <Trans>This chat has ended. It can only be read.</Trans>
      ) : (
        <Trans>{taker} answers this chat. To answer it yourself, take it over.</Trans>
      )}
    </p>
  );
}

const ChatSkeleton = () => (
  <div className="flex flex-col gap-4 rounded-l border border-sand-2 p-4" aria-busy>
    <Skeleton className="h-12 w-56" />
    <ConversationSkeleton />
  </div>
);
