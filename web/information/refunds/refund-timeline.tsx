import { BOOKING_TIMES, type RefundCase, refundIn } from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import { useExample } from '../example.ts';
import { Hours, Minutes, Period } from '../periods.tsx';

/** The times of a booking, one after the other, and what cancelling gives back in each. */
export function RefundTimeline() {
  return (
    <ol className="grid gap-3 md:grid-cols-3 md:gap-0">
      <Stretch of="withdrawn" name={<Trans>Before the provider accepts</Trans>}>
        <Trans>You withdraw your request, and what was held on your card is released.</Trans>
      </Stretch>
      <Stretch
        of="early"
        name={
          <Trans>
            Until <Hours ms={BOOKING_TIMES.freeCancellationMs} /> before the start
          </Trans>
        }
      >
        <Trans>
          Cancelling is free. So it is in the first <Minutes ms={BOOKING_TIMES.freeAfterAcceptanceMs} /> after the
          acceptance, while the start is at least <Period ms={BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs} /> away.
        </Trans>
      </Stretch>
      <Stretch of="late" name={<Trans context="cancelling">Later</Trans>}>
        <Trans>
          You pay half of the work and the VAT on it, because the provider has kept the time for you. The rest comes
          back.
        </Trans>
      </Stretch>
    </ol>
  );
}

type StretchProps = { of: RefundCase; name: ReactNode; children: ReactNode };

function Stretch({ of, name, children }: StretchProps) {
  const { lines, rates } = useExample();
  const refund = refundIn(of, lines, rates) ?? lines.customer_total;
  const isAll = refund === lines.customer_total;
  const amount = <Money amount={toDecimal(refund)} />;
  return (
    <li className="flex flex-col overflow-hidden border border-sand-2 bg-card max-md:rounded-m md:first:rounded-s-m md:last:rounded-e-m md:not-first:border-s-0">
      <span aria-hidden className={classNames('h-2.5', isAll ? 'bg-ok' : 'bg-warn')} />
      <div className="flex flex-col gap-2 p-5 sm:p-6">
        <h3 className="font-semibold text-ink-0">{name}</h3>
        <p className={classNames('text-xl font-bold', isAll ? 'text-ok' : 'text-warn')}>
          {isAll ? <Trans>Everything: {amount}</Trans> : amount}
        </p>
        <p className="text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}
