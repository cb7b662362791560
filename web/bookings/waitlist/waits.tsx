import type { Wait } from '@hirfa/contract/bookings';
import { startOfDay, textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useSession } from '../../kit/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { noChoices } from '../flow/choices.ts';
import { storeChoices } from '../flow/flow-storage.ts';
import { PART_WORDS } from '../common/part-words.ts';
import { waitsQuery } from '../common/queries.ts';
import { WAIT_REFUSALS } from '../common/wait-refusals.ts';

/** What is free now and told to this person alone, for some minutes: above what they have booked. */
export function Turns() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(waitsQuery(useOrpc()));
  const turns = data?.items.filter(isTurn) ?? [];
  if (turns.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <Heading id={id} ref={heading}>
        <Trans>A time is free for you</Trans>
      </Heading>
      <Tiles waits={turns} onLeft={() => heading.current?.focus()} />
    </section>
  );
}

/** What else the person waits for, below what they have booked. */
export function Waits() {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(waitsQuery(useOrpc()));
  return (
    <section aria-labelledby={id} className="mt-10">
      <Heading id={id} ref={heading}>
        <Trans>Your waitlist</Trans>
      </Heading>
      <QueryView
        query={query}
        failed={t`What you wait for could not be loaded`}
        skeleton={<Skeleton className="h-24" />}
      >
        {({ items }) => (
          <Others waits={items.filter((wait) => !isTurn(wait))} onLeft={() => heading.current?.focus()} />
        )}
      </QueryView>
    </section>
  );
}

function Others({ waits, onLeft }: TilesProps) {
  return (
    <Steady>
      {waits.length === 0 ? (
        <p className="text-s text-ink-1">
          <Trans>
            Where a time is taken, you can wait for it: while you book, below the free times. We tell you once it is
            free.
          </Trans>
        </p>
      ) : (
        <Tiles waits={waits} onLeft={onLeft} />
      )}
    </Steady>
  );
}

/** It has the focus after a tile has gone. */
function Heading({ children, ...props }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 tabIndex={-1} className="section-text mb-3 outline-none" {...props}>
      {children}
    </h2>
  );
}

type TilesProps = { waits: readonly Wait[]; onLeft: () => void };

function Tiles({ waits, onLeft }: TilesProps) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {waits.map((wait) => (
        <li key={wait.id} className="min-w-0">
          <WaitTile wait={wait} onLeft={onLeft} />
        </li>
      ))}
    </ul>
  );
}

const isTurn = ({ told }: Wait) => told !== null && told.until !== null;

/** `onLeft` is called before the tile goes. */
function WaitTile({ wait, onLeft }: { wait: Wait; onLeft: () => void }) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const display = textIn(wait.provider, 'display_name', language);
  const name = <bdi>{display}</bdi>;
  const { stop, isPending } = useStopWaiting(wait, display, onLeft);
  return (
    <article className="flex h-full flex-col gap-3 rounded-m border border-sand-2 bg-card p-4">
      <div className="text-s text-ink-1">
        <h3 className="card-text wrap-anywhere">{textIn(wait, 'title', language)}</h3>
        <p>
          <Trans>with {name}</Trans>
        </p>
        <p className="font-medium text-ink-0">
          <DateTime at={startOfDay(wait.day).toISOString()} form="day" /> · {i18n._(PART_WORDS[wait.part])}
        </p>
        <p aria-live="polite" className={isTurn(wait) ? 'mt-1 font-semibold text-ok' : 'mt-1'}>
          <StateOf wait={wait} />
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        {wait.state === 'told' && <BookLink wait={wait} who={name} />}
        <Button variant="secondary" pending={isPending} aria-label={t`Stop waiting for ${display}`} onClick={stop}>
          <Trans>Stop waiting</Trans>
        </Button>
      </div>
    </article>
  );
}

/** One press stops; a toast takes it back. */
function useStopWaiting(wait: Wait, display: string, onLeft: () => void) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const readAgain = [waitsQuery(orpc).queryKey];
  const { send: waitAgain } = useCall(orpc.bookings.waitForTime.call, {
    failed: t`You are not waiting`,
    refusals: WAIT_REFUSALS,
    readAgain,
  });
  const { service_card_id, mode, half_hours, day, part } = wait;
  const wish = { service_card_id, mode, ...(half_hours !== null && { half_hours }), day, part };
  const { send, isPending } = useCall(orpc.bookings.stopWaiting.call, {
    failed: true,
    readAgain,
    onDone: () => {
      onLeft();
      const action = { label: t`Wait again`, run: () => waitAgain(wish) };
      toast({ tone: 'ok', title: t`You no longer wait for ${display}`, action });
    },
  });
  return { stop: () => send({ id: wait.id }), isPending };
}

function BookLink({ wait, who }: { wait: Wait; who: ReactNode }) {
  const session = useSession();
  const { provider, service_card_id, mode, half_hours, day } = wait;
  const choices = { ...noChoices(provider.id, service_card_id), mode, halfHours: half_hours };
  return (
    <ButtonLink
      to="/booking/$target"
      params={{ target: provider.id }}
      search={{ card: service_card_id, day }}
      onClick={() => storeChoices(choices, 'time', session().userId())}
    >
      <span>
        <Trans>Book {who}</Trans>
      </span>
    </ButtonLink>
  );
}

function StateOf({ wait: { state, told } }: { wait: Wait }) {
  if (state === 'unavailable') return <Trans>This cannot be booked now. We tell you if it can again.</Trans>;
  if (told === null) return <Trans>Nothing is free yet, or others are told first. We tell you in turn.</Trans>;
  const start = <DateTime at={told.starts_at} form="time" />;
  const until = told.until && <DateTime at={told.until} form="time" />;
  return until ? (
    <Trans>
      {start} has become free. Until {until} we tell only you. It is not held.
    </Trans>
  ) : (
    <Trans>{start} had become free; others are told by now. If it is still there, you can book it.</Trans>
  );
}
