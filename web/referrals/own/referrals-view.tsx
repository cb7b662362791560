import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import type { Api } from '../../kit/api-link.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { creditQuery, invitedQuery, referralsQuery } from '../queries.ts';
import { ShareInvitation } from './share-invitation.tsx';

type Calls = Api['referrals'];
type Own = Awaited<ReturnType<Calls['getReferrals']>>;
type Invited = Awaited<ReturnType<Calls['listInvited']>>['items'][number];
type Entry = Awaited<ReturnType<Calls['listCredit']>>['items'][number];

/** The person's code, whom they have invited, and their credit. `addressOf` makes the link of a code. */
export function ReferralsView({ addressOf }: { addressOf: (code: string) => string }) {
  const query = useQuery(referralsQuery(useOrpc()));
  return (
    <>
      <QueryView query={query} skeleton={<OwnSkeleton />}>
        {(own) => <OwnCode own={own} address={addressOf(own.code)} />}
      </QueryView>
      <section className="flex max-w-2xl flex-col gap-4">
        <h2 className="section-text">
          <Trans>Whom you have invited</Trans>
        </h2>
        <InvitedList />
      </section>
      <section className="flex max-w-2xl flex-col gap-4">
        <h2 className="section-text">
          <Trans>Your credit</Trans>
        </h2>
        <CreditList />
      </section>
    </>
  );
}

function OwnCode({ own, address }: { own: Own; address: string }) {
  const amount = <Money amount={own.flat} />;
  const { invitation } = own;
  return (
    <Card raised className="flex max-w-2xl flex-col gap-5 p-5 sm:p-6">
      <p className="text-ink-1">
        <Trans>
          Your friend’s first booking costs {amount} less. When it is done, you get {amount} as credit for your next
          one.
        </Trans>
      </p>
      <p>
        <span className="block text-xs text-ink-2">
          <Trans>Your code</Trans>
        </span>
        <bdi dir="ltr" className="text-xl font-bold tracking-widest text-ink-0">
          {own.code}
        </bdi>
      </p>
      <ShareInvitation address={address} />
      <dl className="grid grid-cols-2 gap-4 border-t border-sand-2 pt-5">
        <Figure name={<Trans>Credit now</Trans>} amount={own.credit} />
        <Figure name={<Trans>Earned so far</Trans>} amount={own.earned} />
      </dl>
      {Number(own.owed) > 0 && <Owed amount={own.owed} />}
      {invitation !== null && <InvitedBy invitation={invitation} />}
    </Card>
  );
}

function Figure({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="text-l font-bold text-ink-0">
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function Owed({ amount }: { amount: string }) {
  const owed = <Money amount={amount} />;
  return (
    <p className="text-s text-ink-1">
      <Trans>
        A friend’s booking was refunded after you had spent the credit for it. {owed} are taken from your next credit.
      </Trans>
    </p>
  );
}

function InvitedBy({ invitation }: { invitation: NonNullable<Own['invitation']> }) {
  const who = <bdi>{invitation.inviter}</bdi>;
  return (
    <p className="text-s text-ink-1">
      {invitation.state === 'refused' ? (
        <Trans>The invitation of {who} gives no discount.</Trans>
      ) : invitation.state === 'bound' ? (
        <Trans>{who} has invited you: your first booking costs less.</Trans>
      ) : (
        <Trans>{who} has invited you.</Trans>
      )}
    </p>
  );
}

const STATES: Record<Invited['state'], ReactNode> = {
  bound: <Trans>Has an account</Trans>,
  reserved: <Trans>Has booked</Trans>,
  earned: <Trans>First booking done</Trans>,
  reversed: <Trans>Booking refunded</Trans>,
  refused: <Trans>Does not count</Trans>,
};

function InvitedList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(invitedQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The people could not be loaded`}
      skeleton={<RowsSkeleton lines={1} />}
      empty={
        <EmptyState
          icon={<UsersRound aria-hidden />}
          heading={t`Nobody yet`}
          text={<Trans>Send your link to a friend who needs something done.</Trans>}
        />
      }
    >
      {(people, more) => (
        <SteadyRows more={more}>
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
              <span className="font-semibold text-ink-0">
                <bdi>{person.first_name || t`Without a name`}</bdi>
              </span>
              <span className="text-s text-ink-1">
                {STATES[person.state]}
                {person.state === 'earned' && person.amount !== null && (
                  <>
                    {' · '}
                    <Money amount={person.amount} />
                  </>
                )}
              </span>
            </li>
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

const KINDS: Record<Entry['kind'], ReactNode> = {
  earned: <Trans>Earned by an invitation</Trans>,
  spent: <Trans>Spent on a booking</Trans>,
  returned: <Trans>Returned by a booking that ended</Trans>,
  reversed: <Trans>Taken back: the booking was refunded</Trans>,
  owed: <Trans>Taken for a refunded booking</Trans>,
};

function CreditList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(creditQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`Your credit could not be loaded`}
      skeleton={<RowsSkeleton lines={1} />}
      empty={
        <EmptyState
          icon={<Coins aria-hidden />}
          heading={t`No credit yet`}
          text={<Trans>It comes when the first booking of somebody whom you have invited is done.</Trans>}
        />
      }
    >
      {(entries, more) => (
        <SteadyRows more={more}>
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-baseline justify-between gap-4 p-4">
              <span>
                <span className="block text-s text-ink-0">{KINDS[entry.kind]}</span>
                <span className="text-xs text-ink-2">
                  <DateTime at={entry.at} form="day" />
                </span>
              </span>
              <span className="font-semibold text-ink-0">
                <Money amount={entry.amount} piastres />
              </span>
            </li>
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

function OwnSkeleton() {
  return (
    <Card className="max-w-2xl p-6">
      <TextSkeleton lines={6} />
    </Card>
  );
}
