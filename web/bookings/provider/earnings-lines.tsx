import type { Booking } from '@hirfa/contract/bookings';
import { PACKAGES } from '@hirfa/domain/bookings';
import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Duration } from '../../ui/duration.tsx';
import { NothingToPay } from '../common/second-visit.tsx';
import { WorkWords } from '../common/work-words.tsx';
import { withoutExtras } from '../facts/added-extras.ts';
import { workOf } from '../facts/work-of.ts';
import { type PaidHours, paidHours } from '../facts/paid-hours.ts';

/** What the provider gets, line by line. */
export function EarningsLines({ booking }: { booking: Booking }) {
  const { earnings } = booking;
  if (earnings === null) return null;
  if (booking.second_visit !== null) return <NothingToPay part="provider" />;
  const parts = withoutExtras(booking, earnings.subtotal);
  const isHeld =
    booking.payment_status === 'charged_back' &&
    booking.chargebacks.some(({ state, decision }) => state !== 'won' && decision === null);
  const borne = toDecimal(
    piastres(booking.chargebacks.reduce((sum, { decision }) => sum + fromDecimal(decision?.borne ?? '0.00'), 0)),
  );
  return (
    <PriceLines
      lines={[
        { id: 'subtotal', label: <Work booking={booking} />, amount: parts?.booked ?? earnings.subtotal },
        ...(parts === null ? [] : [{ id: 'extras', label: <Trans>Extra work</Trans>, amount: parts.added }]),
        { id: 'commission', label: <Trans>Hirfa’s commission</Trans>, amount: `-${earnings.provider_commission}` },
        ...(Number(borne) > 0
          ? [{ id: 'borne', label: <Trans>Deducted after the bank took it back</Trans>, amount: `-${borne}` }]
          : []),
      ]}
      total={{
        label: isHeld ? <Trans>On hold until it is decided</Trans> : <Trans>You get</Trans>,
        amount: toDecimal(piastres(fromDecimal(earnings.provider_payout) - fromDecimal(borne))),
      }}
    />
  );
}

/** What the provider gets, and below it how it comes about, on two lines. */
export function Earned({ booking }: { booking: Booking }) {
  const { earnings } = booking;
  if (earnings === null) return null;
  if (booking.second_visit !== null) return <NothingToPay part="provider" />;
  const hours = paidHours(booking);
  const work = hours === null ? <Money amount={earnings.subtotal} /> : <HoursWork {...hours} />;
  const each = eachOf(booking, earnings.provider_payout);
  const one = each && <Money amount={each} piastres />;
  const commission = <Money amount={earnings.provider_commission} />;
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-4 text-m font-bold text-ink-0">
      <dt>{workOf(booking) === 'visit' ? <Trans>You get for the visit</Trans> : <Trans>You get</Trans>}</dt>
      <dd>
        <Money amount={earnings.provider_payout} piastres />
      </dd>
      <dd className="basis-full text-xs font-normal text-ink-2">
        <Trans>
          {work} − {commission} commission
        </Trans>
        {one && (
          <span className="block">
            <Trans>About {one} for each meeting</Trans>
          </span>
        )}
      </dd>
    </dl>
  );
}

/** The share of one booking in a package that is not accepted yet; null of any other booking. */
function eachOf({ package: of }: Booking, all: string): string | null {
  if (of?.is_whole !== true) return null;
  return toDecimal(piastres(Math.floor(fromDecimal(all) / PACKAGES[of.kind].bookings)));
}

function Work({ booking }: { booking: Booking }) {
  if (booking.dispute?.decision != null) return <Trans>Part of the price, as decided</Trans>;
  if (booking.cancel_reason === 'admin_cancelled') return <Trans>Half of the price, as the work had begun</Trans>;
  if (booking.status === 'cancelled') return <Trans>Late cancellation</Trans>;
  const hours = paidHours(booking);
  return hours === null ? <WorkWords work={workOf(booking)} /> : <HoursWork {...hours} />;
}

function HoursWork({ minutes, rate }: PaidHours) {
  const time = <Duration minutes={minutes} />;
  const perHour = <Money amount={rate} />;
  return (
    <Trans>
      {time} × {perHour}
    </Trans>
  );
}
