import type { PayoutRecord } from '@hirfa/contract/payouts';
import { textIn } from '@hirfa/domain/market';
import { PAYOUT_STATES, type PayoutState } from '@hirfa/domain/payouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Toggles } from '../../ui/admin/toggles.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { AccountName } from '../account-name.tsx';
import { payoutsQuery } from '../queries.ts';
import { WeekName } from '../week-name.tsx';
import { CorrectPayout } from './correct-payout.tsx';
import { HOLD_WORDS, STATE_TONES, STATE_WORDS } from '../words.ts';

type AllPayoutsProps = { state: PayoutState | undefined; onState: (state: PayoutState | undefined) => void };

/** The payouts of all providers, in one state or in all. */
export function AllPayouts({ state, onState }: AllPayoutsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const query = useInfiniteQuery(payoutsQuery(useOrpc(), state));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="section-text">
        <Trans>Payouts</Trans>
      </h2>
      <Toggles
        label={t`State of the payouts`}
        value={state ?? 'all'}
        onChange={(next) => onState(next === 'all' ? undefined : next)}
        options={[
          { value: 'all' as const, label: t({ message: 'All', context: 'payout' }) },
          ...PAYOUT_STATES.map((each) => ({ value: each, label: i18n._(STATE_WORDS[each]) })),
        ]}
      />
      <QueryList
        query={query}
        failed={t`The payouts could not be loaded`}
        skeleton={<RowsSkeleton lines={2} hasBadge />}
        empty={
          <EmptyState
            scene="nothing"
            heading={t`No payouts`}
            text={<Trans>Each Sunday, what was settled in the week before becomes payouts.</Trans>}
          />
        }
      >
        {(payouts, more) => (
          <SteadyRows more={more}>
            {payouts.map((payout) => (
              <Row key={payout.id} payout={payout} />
            ))}
          </SteadyRows>
        )}
      </QueryList>
    </section>
  );
}

function Row({ payout }: { payout: PayoutRecord }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { state, hold, account, reference } = payout;
  const name = <bdi>{textIn(payout, 'name', language)}</bdi>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0">
        <h3 className="text-s font-semibold text-ink-0">
          {payout.user_id === null ? (
            name
          ) : (
            <Link to="/admin/people/$personId" params={{ personId: payout.user_id }} className="hover:underline">
              {name}
            </Link>
          )}{' '}
          · <Money amount={payout.amount} piastres />
        </h3>
        <p className="mt-0.5 text-xs text-ink-1">
          <WeekName week={payout.week} />
          {payout.paid_on !== null && (
            <>
              {' · '}
              <Trans>Paid by hand</Trans>
            </>
          )}
          {account !== null && (
            <>
              {' · '}
              <AccountName account={account} />
            </>
          )}
          {reference !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{reference}</bdi>
            </>
          )}
        </p>
        <Warnings payout={payout} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CorrectPayout payout={payout} />
        {hold === null ? (
          <StateBadge tone={STATE_TONES[state]}>{i18n._(STATE_WORDS[state])}</StateBadge>
        ) : (
          <StateBadge tone="warn">
            <Trans context="payout">Held</Trans>
          </StateBadge>
        )}
      </div>
    </li>
  );
}

/** What an admin has to know before it is paid. */
function Warnings({ payout: { hold, held_until, is_other_holder } }: { payout: PayoutRecord }) {
  const { i18n } = useLingui();
  const until = held_until === null ? null : <DateTime at={held_until} form="day-and-time" />;
  return (
    <>
      {is_other_holder && (
        <p className="mt-0.5 text-xs font-semibold text-warn">
          <Trans>The holder’s name does not match the name on the documents</Trans>
        </p>
      )}
      {hold !== null && (
        <p className="mt-0.5 text-xs text-ink-2">
          {i18n._(HOLD_WORDS[hold])}
          {until !== null && (
            <>
              {' · '}
              <Trans>until {until}</Trans>
            </>
          )}
        </p>
      )}
    </>
  );
}
