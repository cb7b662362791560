import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';
import { PriceParts } from '../flow/price-parts.tsx';
import { paidHours } from '../paid-hours.ts';

/** What the customer pays, line by line, and what of it comes back. */
export function CustomerPrice({ booking }: { booking: Booking }) {
  const { price, refund } = booking;
  if (price === null) return null;
  return (
    <>
      <PriceParts price={price} hours={paidHours(booking)} />
      {refund && (
        <div aria-live="polite" className="mt-5 rounded-s bg-sand-1 px-4 py-3 text-s">
          <p className="flex items-baseline justify-between gap-4 font-semibold text-ink-0">
            <Trans>Refund</Trans>
            <Money amount={refund.amount} piastres />
          </p>
          <p className="mt-0.5 text-xs text-ink-1">
            <RefundState state={refund.state} />
          </p>
        </div>
      )}
    </>
  );
}

function RefundState({ state }: { state: NonNullable<Booking['refund']>['state'] }) {
  switch (state) {
    case 'requested':
      return <Trans>It is being prepared.</Trans>;
    case 'sent':
      return <Trans>It is on its way to you. Banks may take a few days.</Trans>;
    case 'done':
      return <Trans>It was paid back the way you paid.</Trans>;
    case 'failed':
      return <Trans>It could not be paid back yet. We are looking into it.</Trans>;
  }
}
