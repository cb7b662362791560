import type { AdminBooking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { ACCOUNT_WORDS, ATTEMPT_WORDS, OPERATION_WORDS, RAIL_WORDS } from './booking-words.ts';

const lines = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5';

type MoneyProps = { about: AdminBooking };

/** What the booking costs, what the payment service did, and what moved in the books. */
export function MoneyOfBooking({ about }: MoneyProps) {
  const { i18n, t } = useLingui();
  const { booking, money } = about;
  const { price, earnings } = booking;
  return (
    <div className="flex flex-col gap-5 text-s">
      <dl className={lines}>
        {price && <Line name={t`Customer pays`} amount={price.customer_total} />}
        {price && <Line name={t({ message: 'Fee', context: 'payment' })} amount={price.platform_fee} />}
        {price && <Line name={t`VAT`} amount={price.vat} />}
        {price && <Line name={t({ message: 'Discount', context: 'payment' })} amount={price.referral_bonus} />}
        {earnings && (
          <Line name={t({ message: 'Commission', context: 'payment' })} amount={earnings.provider_commission} />
        )}
        {earnings && <Line name={t`Provider gets`} amount={earnings.provider_payout} />}
        {booking.refund && <Line name={t`Goes back to the customer`} amount={booking.refund.amount} />}
        <Line name={t`The payment service holds`} amount={money.held} />
      </dl>
      <p className="text-xs text-ink-1">
        <Trans>Payment service:</Trans> {i18n._(RAIL_WORDS[money.rail_state])}
        {money.released_at !== null && (
          <>
            {' · '}
            <Trans>
              to be paid out since <DateTime at={money.released_at} form="day-and-time" />
            </Trans>
          </>
        )}
      </p>
      <Attempts {...money} />
      <Operations {...money} />
      <Ledger {...money} />
    </div>
  );
}

function Line({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <div className="contents">
      <dt className="text-ink-1">{name}</dt>
      <dd className="figure-column text-ink-0">
        <Money amount={amount} piastres />
      </dd>
    </div>
  );
}

type Given = AdminBooking['money'];

function Entries({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-s font-semibold text-ink-0">{heading}</h3>
      <ul className="mt-2 flex flex-col gap-3">{children}</ul>
    </div>
  );
}

function Attempts({ attempts }: Pick<Given, 'attempts'>) {
  const { i18n } = useLingui();
  if (attempts.length === 0) return null;
  return (
    <Entries heading={<Trans>Attempts to pay</Trans>}>
      {attempts.map(({ id, state, adapter, reference, created_at }) => (
        <li key={id} className="min-w-0 text-xs text-ink-1">
          <span className="font-semibold text-ink-0">{i18n._(ATTEMPT_WORDS[state])}</span> ·{' '}
          <DateTime at={created_at} form="day-and-time" />
          <bdi dir="ltr" className="block font-mono wrap-anywhere text-ink-2">
            {adapter} {reference}
          </bdi>
        </li>
      ))}
    </Entries>
  );
}

function Operations({ operations }: Pick<Given, 'operations'>) {
  const { i18n } = useLingui();
  if (operations.length === 0) return null;
  return (
    <Entries heading={<Trans>What was asked of the payment service</Trans>}>
      {operations.map(({ id, state, customer_total, refund, created_at }) => {
        const total = <Money amount={customer_total} piastres />;
        const back = <Money amount={refund} piastres />;
        return (
          <li key={id} className="text-xs text-ink-1">
            <span className="block text-s text-ink-0">
              {Number(refund) > 0 ? (
                <Trans>
                  Keep {total}, give {back} back
                </Trans>
              ) : (
                <Trans>Take {total}</Trans>
              )}
            </span>
            {i18n._(OPERATION_WORDS[state])} · <DateTime at={created_at} form="day-and-time" />
          </li>
        );
      })}
    </Entries>
  );
}

function Ledger({ ledger }: Pick<Given, 'ledger'>) {
  const { i18n } = useLingui();
  if (ledger.length === 0) return null;
  return (
    <div>
      <h3 className="text-s font-semibold text-ink-0">
        <Trans>In the books</Trans>
      </h3>
      <dl className={`mt-2 ${lines}`}>
        {ledger.map(({ id, account, amount, at }) => (
          <Line
            key={id}
            name={
              <>
                {i18n._(ACCOUNT_WORDS[account])}
                <span className="block text-xs text-ink-2">
                  <DateTime at={at} form="day-and-time" />
                </span>
              </>
            }
            amount={amount}
          />
        ))}
      </dl>
    </div>
  );
}
