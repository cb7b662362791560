import type { AdminBooking } from '@hirfa/contract/bookings';
import type { Price } from '@hirfa/contract/payments';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { NothingToPay } from '../common/second-visit.tsx';
import { WorkWords } from '../common/work-words.tsx';
import { withoutExtras } from '../facts/added-extras.ts';
import { refundsOf } from '../facts/refund-steps.ts';
import { workOf } from '../facts/work-of.ts';
import { ACCOUNT_WORDS } from '../../ui/admin/account-words.ts';
import { ATTEMPT_WORDS, OPERATION_WORDS, RAIL_WORDS } from './booking-words.ts';
import { OwedRefunds } from './owed-refunds.tsx';

const lines = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5';

type MoneyProps = { about: AdminBooking };

/** What the customer pays, and how they have paid it: what concerns their bank. */
export function MoneyOfCustomer({ about: { booking, money } }: MoneyProps) {
  return (
    <div className="flex flex-col gap-5 text-s">
      {booking.price && <CustomerPart booking={booking} price={booking.price} />}
      <Attempts {...money} />
    </div>
  );
}

/** What the booking costs, what the payment service did, and what moved in the books. */
export function MoneyOfBooking({ about }: MoneyProps) {
  const { booking, money } = about;
  const { price, earnings } = booking;
  return (
    <div className="flex flex-col gap-5 text-s">
      {price && <CustomerPart booking={booking} price={price} />}
      {earnings && booking.second_visit === null && (
        <PriceLines
          lines={[
            ...workLines(booking, earnings.subtotal),
            {
              id: 'commission',
              label: <Trans context="payment">Commission</Trans>,
              amount: lessOf(earnings.provider_commission),
            },
          ]}
          total={{ label: <Trans>Provider gets</Trans>, amount: earnings.provider_payout }}
        />
      )}
      {booking.second_visit === null && <WhereTheMoneyIs money={money} />}
      <Attempts {...money} />
      <Operations {...money} />
      <OwedRefunds about={about} />
      <Ledger {...money} />
    </div>
  );
}

/** What the payment service did last, and what it holds. */
function WhereTheMoneyIs({ money }: Pick<AdminBooking, 'money'>) {
  const { i18n, t } = useLingui();
  return (
    <div className="border-t border-sand-2 pt-4">
      <p className="text-ink-1">
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
      <dl className={`mt-1.5 ${lines}`}>
        <Line name={t`Taken and not paid back`} amount={money.held} />
        {Number(money.refused) > 0 && (
          <Line name={t`Could not be paid back, and stayed there`} amount={money.refused} />
        )}
      </dl>
    </div>
  );
}

/** What a subtotal is for, and what extra work has added to it. */
function workLines(booking: AdminBooking['booking'], subtotal: string) {
  const parts = withoutExtras(booking, subtotal);
  const work = { id: 'subtotal', label: <WorkWords work={workOf(booking)} />, amount: parts?.booked ?? subtotal };
  if (parts === null) return [work];
  return [work, { id: 'extras', label: <Trans>Extra work</Trans>, amount: parts.added }];
}

/** As it is taken off; nothing has no sign. */
const lessOf = (amount: string) => (Number(amount) > 0 ? `-${amount}` : amount);

type CustomerPartProps = { booking: AdminBooking['booking']; price: Price };

/** After a refund in part, only the kept amount is the rest of what was paid. */
function CustomerPart({ booking, price }: CustomerPartProps) {
  const { refund, payment_status } = booking;
  if (booking.second_visit !== null) return <NothingToPay part="admin" />;
  const total = price.customer_total;
  const all = toDecimal(piastres(refundsOf(booking).reduce((sum, { amount }) => sum + fromDecimal(amount), 0)));
  if (refund !== null && payment_status === 'partially_refunded') {
    const paid = toDecimal(piastres(fromDecimal(total) + fromDecimal(all)));
    return (
      <PriceLines
        lines={[
          { id: 'paid', label: <Trans>Customer paid</Trans>, amount: paid },
          { id: 'refund', label: <Trans>Goes back to the customer</Trans>, amount: lessOf(all) },
        ]}
        total={{ label: <Trans>Customer pays</Trans>, amount: total }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-2.5">
      <PriceLines
        lines={[
          ...workLines(booking, price.subtotal),
          { id: 'fee', label: <Trans context="payment">Fee</Trans>, amount: price.platform_fee },
          { id: 'vat', label: <Trans>VAT</Trans>, amount: price.vat },
          { id: 'discount', label: <Trans context="payment">Discount</Trans>, amount: lessOf(price.referral_bonus) },
        ]}
        total={{ label: <Trans>Customer pays</Trans>, amount: total }}
      />
      {refund && (
        <dl className={lines}>
          <Line name={<Trans>Goes back to the customer</Trans>} amount={refund.amount} />
        </dl>
      )}
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
          <span className="block">
            <bdi dir="ltr" className="font-mono wrap-anywhere text-ink-2">
              {adapter} {reference}
            </bdi>
          </span>
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
