import type { Booking } from '@hirfa/contract/bookings';
import type { OwedRefund, Refund } from '@hirfa/contract/payments';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateTime } from '../../../ui/date-time.tsx';
import { Money } from '../../../ui/money.tsx';
import { type RefundStep, refundsOf, refundSteps } from '../../facts/refund-steps.ts';

/** Every refund of a booking with its steps and their dates, the oldest first. */
export function Refunds({ booking }: { booking: Booking }) {
  // A hold that was lifted is no refund.
  const all = refundsOf(booking).filter((one) => one.is_surplus || booking.payment_status !== 'voided');
  if (all.length === 0) return null;
  return (
    <div aria-live="polite" className="mt-5 flex flex-col gap-4 border-t border-sand-2 pt-4">
      {all.map((one) => (
        <section key={one.id} className="text-s">
          <h3 className="font-semibold text-ink-0">
            <Trans>
              Refund of <Money amount={one.amount} piastres />
            </Trans>
          </h3>
          <Steps refund={one} />
        </section>
      ))}
    </div>
  );
}

function Steps({ refund }: { refund: Refund }) {
  return (
    <ol className="mt-2 flex flex-col gap-3">
      {refundSteps(refund).map(({ id, at }) => (
        <li key={id} className="text-ink-1">
          <Words id={id} refund={refund} />
          <span className="block text-xs text-ink-2">
            <DateTime at={at} form="day-and-time" />
          </span>
        </li>
      ))}
    </ol>
  );
}

const WORDS: Record<
  Exclude<RefundStep['id'], 'failed' | 'returned' | 'transfer_asked' | 'transferred' | 'by_bank'>,
  ReactNode
> = {
  requested: <Trans context="refund">Asked for</Trans>,
  sent: <Trans>Passed on to the payment service, which has not confirmed it yet</Trans>,
  done: <Trans>Sent to the card or wallet that you paid with</Trans>,
  credited: <Trans>Taken as credit</Trans>,
};

function Words({ id, refund: { amount, owed } }: { id: RefundStep['id']; refund: Refund }) {
  const failed = owed === null ? amount : sumOf(owed);
  const part = failed !== amount && <Money amount={failed} piastres />;
  switch (id) {
    case 'failed':
      return part ? (
        <Trans>{part} of it could not go back the way you paid; the rest was sent</Trans>
      ) : (
        <Trans>Could not go back the way you paid</Trans>
      );
    case 'returned':
      return (
        <>
          <Trans>The transfer came back</Trans>
          <bdi className="block text-ink-0">{owed?.return_reason}</bdi>
        </>
      );
    case 'by_bank':
      return <Trans>You have it from your bank</Trans>;
    case 'transfer_asked':
      return (
        <>
          <Trans>Transfer asked for</Trans>
          {owed?.account && <Account account={owed.account} />}
        </>
      );
    case 'transferred':
      return (
        <>
          <Trans context="refund">Transferred</Trans>
          <span className="block">
            <Trans>
              Reference of the transfer: <bdi dir="ltr">{owed?.reference}</bdi>
            </Trans>
          </span>
        </>
      );
    default:
      return WORDS[id];
  }
}

const sumOf = ({ amount, by_bank }: OwedRefund) => toDecimal(piastres(fromDecimal(amount) + fromDecimal(by_bank)));

function Account({ account: { kind, last_digits, holder } }: { account: NonNullable<OwedRefund['account']> }) {
  const digits = <bdi dir="ltr">•••• {last_digits}</bdi>;
  return (
    <span className="block">
      {kind === 'iban' ? <Trans>Bank account {digits}</Trans> : <Trans>Mobile wallet {digits}</Trans>}
      {holder !== '' && (
        <>
          {' · '}
          <bdi>{holder}</bdi>
        </>
      )}
    </span>
  );
}
