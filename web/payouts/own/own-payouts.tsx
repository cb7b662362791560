import type { OwnPayout } from '@hirfa/contract/payouts';
import { startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { AccountName } from '../account-name.tsx';
import { ownPayoutsQuery } from '../queries.ts';
import { WeekName } from '../week-name.tsx';
import { STATE_TONES, STATE_WORDS } from '../words.ts';
import { StatementButtons } from './statement-buttons.tsx';

/** A provider's payouts, the newest first, each with its statement. */
export function OwnPayouts() {
  const { t } = useLingui();
  const id = useId();
  const query = useInfiniteQuery(ownPayoutsQuery(useOrpc()));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="card-text">
        <Trans>Payouts</Trans>
      </h3>
      <QueryList
        query={query}
        failed={t`Your payouts could not be loaded`}
        skeleton={<RowsSkeleton lines={2} hasBadge />}
        empty={
          <p className="text-s text-ink-1">
            <Trans>Nothing was paid out yet. Your first payout follows the week in which a job is settled.</Trans>
          </p>
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

function Row({ payout }: { payout: OwnPayout }) {
  const { i18n } = useLingui();
  const { week, amount, state, account } = payout;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0">
        <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink-0">
          <Money amount={amount} piastres />
          <StateBadge tone={STATE_TONES[state]}>{i18n._(STATE_WORDS[state])}</StateBadge>
        </h4>
        <p className="mt-1 text-s text-ink-1">
          <WeekName week={week} />
          {account !== null && (
            <>
              {' · '}
              <AccountName account={account} />
            </>
          )}
        </p>
        <Since payout={payout} />
      </div>
      {state !== 'refused' && <StatementButtons payout={payout} />}
    </li>
  );
}

/** When the last thing happened to a payout. */
function Since({ payout: { state, exported_at, paid_at, returned_at, paid_on } }: { payout: OwnPayout }) {
  const isByHand = state === 'paid' && paid_on !== null;
  const paid = isByHand ? startOfDay(paid_on).toISOString() : paid_at;
  const at = { open: null, exported: exported_at, paid, returned: returned_at, refused: exported_at }[state];
  if (at === null) return null;
  const day = <DateTime at={at} form="whole-date" />;
  return (
    <p className="mt-0.5 text-xs text-ink-2">
      {state === 'exported' && <Trans>Sent to the bank on {day}</Trans>}
      {isByHand && <Trans>Transferred by us on {day}</Trans>}
      {state === 'paid' && !isByHand && <Trans>Confirmed by the bank on {day}</Trans>}
      {state === 'returned' && <Trans>Sent back by the bank on {day} – it is paid again with a later payout</Trans>}
      {state === 'refused' && <Trans>The bank refused our file of {day} – your money is sent with another one</Trans>}
    </p>
  );
}
