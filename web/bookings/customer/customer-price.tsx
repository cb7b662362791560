import type { Booking } from '@hirfa/contract/bookings';
import type { Price } from '@hirfa/contract/payments';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { formatRate } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { TextLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { PriceParts } from '../common/price-parts.tsx';
import { NothingToPay } from '../common/second-visit.tsx';
import { VisitNote } from '../common/work-words.tsx';
import { withoutExtras } from '../facts/added-extras.ts';
import { paidHours } from '../facts/paid-hours.ts';
import { workOf } from '../facts/work-of.ts';
import { refundsOf } from '../facts/refund-steps.ts';
import { Refunds } from './refunds/refund-steps.tsx';
import { headSaysRefund, RefundWay } from './refunds/refund-way.tsx';

/** What the customer pays, line by line, and what is refunded; how it is refunded where the head does not say it. */
export function CustomerPrice({ booking }: { booking: Booking }) {
  const { price, refund, payment_status } = booking;
  if (price === null) return null;
  if (booking.second_visit !== null)
    return (
      <>
        <NothingToPay part="customer" />
        <p className="mt-3 text-s">
          <TextLink to="/booking-confirmation/$bookingId" params={{ bookingId: booking.second_visit.of }}>
            <Trans>See the first job</Trans>
          </TextLink>
        </p>
      </>
    );
  if (refund !== null && payment_status === 'partially_refunded') return <KeptAmount booking={booking} price={price} />;
  const isReleased = payment_status === 'voided';
  const work = workOf(booking);
  return (
    <>
      <PriceParts price={price} hours={paidHours(booking)} parts={withoutExtras(booking, price.subtotal)} work={work} />
      {work === 'visit' && takesQuote(booking) && <VisitNote />}
      {refund && (
        <div aria-live="polite" className="mt-5 rounded-s bg-sand-1 px-4 py-3 text-s">
          <p className="flex items-baseline justify-between gap-4 font-semibold text-ink-0">
            {isReleased ? <Trans>Released</Trans> : <Trans>Refund</Trans>}
            <Money amount={refund.amount} piastres />
          </p>
          {!headSaysRefund(booking) && (
            <p className="mt-0.5 text-xs text-ink-1">
              <RefundWay booking={booking} />
            </p>
          )}
        </div>
      )}
      <Refunds booking={booking} />
    </>
  );
}

/** Whether a quote may still be written. */
const takesQuote = ({ status }: Booking) => status !== 'completed' && status !== 'cancelled';

/** Where a part of the price stays: the paid, refunded and kept amounts. */
function KeptAmount({ booking, price }: { booking: Booking; price: Price }) {
  const kept = price.customer_total;
  const back = piastres(refundsOf(booking).reduce((sum, { amount }) => sum + fromDecimal(amount), 0));
  const vatRate = formatRate(price.vat_rate, useLocale());
  const paid = toDecimal(piastres(fromDecimal(kept) + back));
  return (
    <>
      <PriceLines
        lines={[
          {
            id: 'paid',
            label: booking.cash === null ? <Trans>You paid</Trans> : <Trans>You paid in cash</Trans>,
            amount: paid,
          },
          { id: 'refund', label: <Trans>Refund</Trans>, amount: `-${toDecimal(back)}` },
        ]}
        total={{
          label: <WhyKept booking={booking} vatRate={vatRate} />,
          amount: kept,
        }}
      />
      {!headSaysRefund(booking) && (
        <p className="mt-3 text-xs text-ink-1">
          <RefundWay booking={booking} />
        </p>
      )}
      <Refunds booking={booking} />
    </>
  );
}

function WhyKept({ booking: { cancel_reason, dispute }, vatRate }: { booking: Booking; vatRate: string }) {
  if (dispute?.outcome !== 'decided') {
    if (cancel_reason === 'customer_cancelled')
      return <Trans>Kept for the late cancellation, VAT {vatRate} included</Trans>;
    if (cancel_reason === 'customer_absent')
      return <Trans>Kept because you were not there, VAT {vatRate} included</Trans>;
    if (cancel_reason === 'admin_cancelled')
      return <Trans>Kept for the work that had begun, VAT {vatRate} included</Trans>;
  }
  return <Trans>You pay in the end, VAT {vatRate} included</Trans>;
}
