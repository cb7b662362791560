import type { InvitedPerson } from '@hirfa/contract/referrals';
import { Trans, useLingui } from '@lingui/react/macro';
import UsersRound from 'lucide-react/icons/users-round';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';

const STATES: Record<InvitedPerson['state'], { tone: StateTone; words: ReactNode }> = {
  bound: { tone: 'quiet', words: <Trans>Has an account</Trans> },
  reserved: { tone: 'warn', words: <Trans>Has booked</Trans> },
  earned: { tone: 'ok', words: <Trans>First booking done</Trans> },
  reversed: { tone: 'quiet', words: <Trans>Booking refunded</Trans> },
  refused: { tone: 'quiet', words: <Trans>Does not count</Trans> },
};

type Query = ComponentProps<typeof QueryList<InvitedPerson>>['query'];

export const InvitedSkeleton = () => <RowsSkeleton count={3} picture="size-9" hasBadge padding="py-3.5" />;

/** Whom the person has invited, and how far each of them is. */
export function InvitedList({ query }: { query: Query }) {
  const { t } = useLingui();
  return (
    <QueryList
      query={query}
      failed={t`The people could not be loaded`}
      skeleton={<InvitedSkeleton />}
      empty={
        <EmptyState
          icon={<UsersRound aria-hidden />}
          heading={t`Nobody yet`}
          text={<Trans>Send your link to a friend who needs something done. Whoever joins with it appears here.</Trans>}
        />
      }
    >
      {(people, more) => (
        <SteadyRows more={more}>
          {people.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

function Row({ person: { first_name, state, amount, joined_at } }: { person: InvitedPerson }) {
  const { t } = useLingui();
  const { tone, words } = STATES[state];
  const name = first_name || t`Without a name`;
  return (
    <li className="flex items-center gap-3 px-4 py-3.5 sm:px-5">
      <Avatar name={name} size="s" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="min-w-0">
          <span className="block font-semibold wrap-anywhere text-ink-0">
            <bdi>{name}</bdi>
          </span>
          <span className="text-xs text-ink-2">
            <Trans>
              Joined on <DateTime at={joined_at} form="day" />
            </Trans>
          </span>
        </p>
        <StateBadge tone={tone}>
          {words}
          {state === 'earned' && amount !== null && (
            <>
              {' · '}
              <Money amount={amount} />
            </>
          )}
        </StateBadge>
      </div>
    </li>
  );
}
