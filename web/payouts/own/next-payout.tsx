import type { NextPayout as Next } from '@hirfa/contract/payouts';
import { toDecimal } from '@hirfa/domain/payments';
import { LEAST_PAYOUT } from '@hirfa/domain/payouts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { nextPayoutQuery } from '../queries.ts';
import { WeekName } from '../week-name.tsx';
import { OWN_HOLDS } from '../words.ts';

/** What a provider is paid next, when, and what it waits for. */
export function NextPayout() {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(nextPayoutQuery(useOrpc()));
  return (
    <QueryView
      query={query}
      isPart
      failed={t`Your next payout could not be loaded`}
      skeleton={<Skeleton className="h-32 rounded-m" />}
    >
      {(next) => (
        <Card className="p-5 sm:p-6">
          <section aria-labelledby={id} className="flex flex-col gap-3">
            <h3 id={id} className="card-text">
              <Trans>Next payout</Trans>
            </h3>
            {next.open !== null && <Open open={next.open} isHeld={next.hold !== null} />}
            <Coming coming={next.coming} isAlone={next.open === null} />
            <Hold next={next} />
          </section>
        </Card>
      )}
    </QueryView>
  );
}

function Open({ open, isHeld }: { open: NonNullable<Next['open']>; isHeld: boolean }) {
  const week = <WeekName week={open.week} />;
  return (
    <p className="text-ink-0">
      <span className="text-xl font-bold text-teal tabular-nums">
        <Money amount={open.amount} piastres />
      </span>
      <span className="block text-s text-ink-1">
        {isHeld ? (
          <Trans>For the week of {week} – it waits.</Trans>
        ) : (
          <Trans>For the week of {week} – we send it to the bank in the next days.</Trans>
        )}
      </span>
    </p>
  );
}

interface ComingProps {
  coming: Next['coming'];
  /** Nothing was cut that is shown before it. */
  isAlone: boolean;
}

function Coming({ coming: { cut_at, amount, is_carried_over, left_out }, isAlone }: ComingProps) {
  const day = <DateTime at={cut_at} form="day" />;
  const least = <Money amount={toDecimal(LEAST_PAYOUT)} />;
  const disputed = <Money amount={left_out} piastres />;
  const isOwed = amount.startsWith('-');
  return (
    <>
      <p className="text-ink-0">
        <span
          className={isAlone && !isOwed ? 'text-xl font-bold text-teal tabular-nums' : 'font-semibold tabular-nums'}
        >
          <Money amount={amount.replace('-', '')} piastres />
        </span>
        <span className="block text-s text-ink-1">
          {isOwed ? (
            <Trans>You owe this so far. It is taken from your next earnings.</Trans>
          ) : is_carried_over ? (
            <Trans>
              Settled so far for {day}. Less than {least} is kept for the payout after it.
            </Trans>
          ) : (
            <Trans>Settled so far. The week ends on {day}: then it is paid out.</Trans>
          )}
        </span>
      </p>
      {left_out !== '0.00' && (
        <p className="text-s text-ink-1">
          <Trans>{disputed} waits for the decision about a problem or for a bank.</Trans>
        </p>
      )}
    </>
  );
}

function Hold({ next: { hold, held_until } }: { next: Next }) {
  const { i18n } = useLingui();
  // The notice above it asks for an account already.
  if (hold === null || hold === 'no_account') return null;
  const until = held_until === null ? null : <DateTime at={held_until} form="day-and-time" />;
  return (
    <Notice tone={hold === 'account_changed' ? 'plain' : 'bad'}>
      {hold === 'account_changed' ? (
        <Trans>You have given a new account, so nothing is paid out before {until}.</Trans>
      ) : (
        i18n._(OWN_HOLDS[hold])
      )}
    </Notice>
  );
}
