import type { PayoutDesk } from '@hirfa/contract/payouts';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { WeekName } from '../week-name.tsx';

const sum = (...amounts: string[]) =>
  toDecimal(piastres(amounts.reduce((total, amount) => total + fromDecimal(amount), 0)));

/** The sums of payouts beside the accounts of the ledger, with which they have to agree. */
export function Totals({ desk }: { desk: PayoutDesk }) {
  const id = useId();
  const week = <WeekName week={desk.week} />;
  const next = <DateTime at={desk.next_cut_at} form="day-and-time" />;
  const { ready, held, carried_over, later, disputed, exported, paid, ledger } = desk;
  const payable = sum(ready.iban.amount, ready.wallet.amount, held.amount, carried_over, later, disputed);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="section-text">
          <Trans>What providers are owed</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>
            Calculated for the week of {week}. Next time: {next}.
          </Trans>
        </p>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Account name={<Trans>To be paid out</Trans>} total={payable} ledger={ledger.payable}>
          <Line name={<Trans>Ready, to bank accounts</Trans>} {...ready.iban} />
          <Line name={<Trans>Ready, to wallets</Trans>} {...ready.wallet} />
          <Line name={<Trans>Held</Trans>} {...held} />
          <Line name={<Trans>Carried over: too little, or owed by the provider</Trans>} amount={carried_over} />
          <Line name={<Trans>Disputed, or with a bank</Trans>} amount={disputed} />
          <Line name={<Trans>Settled after the week ended</Trans>} amount={later} />
        </Account>
        <div className="flex flex-col gap-4">
          <Account name={<Trans context="payout">On its way</Trans>} total={exported.amount} ledger={ledger.sent}>
            <Line name={<Trans>In a file, not confirmed</Trans>} {...exported} />
          </Account>
          <Account name={<Trans context="payout">Paid out</Trans>} total={paid.amount} ledger={ledger.paid}>
            <Line name={<Trans>Confirmed by the bank</Trans>} {...paid} />
          </Account>
        </div>
      </div>
    </section>
  );
}

type AccountProps = { name: ReactNode; total: string; ledger: string; children: ReactNode };

function Account({ name, total, ledger, children }: AccountProps) {
  const id = useId();
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="card-text">
          {name}
        </h3>
        {total === ledger ? (
          <StateBadge tone="ok">
            <Trans>Equals the ledger</Trans>
          </StateBadge>
        ) : (
          <StateBadge tone="bad">
            <Trans>Differs from the ledger</Trans>
          </StateBadge>
        )}
      </div>
      <dl aria-labelledby={id} className="flex flex-col gap-2 text-s">
        {children}
        <div className="flex items-baseline justify-between gap-4 border-t border-sand-2 pt-2 font-semibold text-ink-0">
          <dt>
            <Trans>Sum</Trans>
          </dt>
          <dd className="tabular-nums">
            <Money amount={total} piastres />
          </dd>
        </div>
        <Line name={<Trans>In the ledger</Trans>} amount={ledger} />
      </dl>
    </Card>
  );
}

function Line({ name, amount, payouts }: { name: ReactNode; amount: string; payouts?: number }) {
  const { t } = useLingui();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-1">
        {name}
        {payouts !== undefined && (
          <>
            {' '}
            <bdi aria-label={t`Payouts: ${payouts}`}>({payouts})</bdi>
          </>
        )}
      </dt>
      <dd className="tabular-nums">
        <Money amount={amount} piastres />
      </dd>
    </div>
  );
}
