import { BOOKING_TIMES, PACKAGES } from '@hirfa/domain/bookings';
import { METHOD_RULES, toRateText } from '@hirfa/domain/payments';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatRate } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { ProseLink } from '../../ui/link.tsx';
import { type Part } from '../document.tsx';
import { useExample } from '../example.ts';
import { Hours, Minutes, Period } from '../periods.tsx';

/** From the request to the payout, with the times of the state table. */
export const TERMS_ABOUT_BOOKINGS: readonly Part[] = [
  {
    id: 'booking',
    name: msg`How a booking is made`,
    content: (
      <>
        <p>
          <Trans>
            You choose a provider and a time, and pay. The time is kept for you for{' '}
            <Minutes ms={BOOKING_TIMES.holdMs} /> meanwhile, and for{' '}
            <Hours ms={METHOD_RULES.kiosk.pay_within_ms ?? 0} /> if you pay at a kiosk. With the payment, or at once if
            you pay the provider in cash, your request is sent, and binds you until it is answered or you withdraw it.
          </Trans>
        </p>
        <p>
          <Trans>
            The provider answers within <Hours ms={BOOKING_TIMES.respondMs} />, and at the latest{' '}
            <Hours ms={BOOKING_TIMES.respondBeforeStartMs} /> before the start, but always has{' '}
            <Minutes ms={BOOKING_TIMES.respondAtLeastMs} />. The agreement is made when they accept. A request that is
            declined or not answered ends, and costs nothing.
          </Trans>
        </p>
      </>
    ),
  },
  { id: 'price', name: msg`Price and payment`, content: <PriceTerms /> },
  {
    id: 'cancelling',
    name: msg`Cancelling`,
    content: (
      <>
        <p>
          <Trans>
            Customers cancel free of charge until <Hours ms={BOOKING_TIMES.freeCancellationMs} /> before the start, and
            within <Minutes ms={BOOKING_TIMES.freeAfterAcceptanceMs} /> after the acceptance while the start is at least{' '}
            <Period ms={BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs} /> away. Later they pay half of the work and the
            VAT on it.
          </Trans>
        </p>
        <p>
          <Trans>
            If the provider cancels or does not come, the customer gets everything back, and it counts in the provider’s
            figures. All cases, with amounts, are in our <ProseLink to="/refund-policy">refund policy</ProseLink>, which
            is part of these terms.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'packages',
    name: msg`Packages`,
    content: (
      <p>
        <Trans>
          A package is {PACKAGES.monthly.bookings} or {PACKAGES.yearly.bookings} weekly meetings for one price. It is
          paid at once, accepted or declined as a whole, and does not renew itself. After the acceptance each meeting is
          a booking of its own, with its share of the price. Customers can stop a package at any time: meetings that
          begin more than <Hours ms={BOOKING_TIMES.freeCancellationMs} /> later end, and what was paid for them goes
          back in full.
        </Trans>
      </p>
    ),
  },
  {
    id: 'job',
    name: msg`The job`,
    content: (
      <>
        <p>
          <Trans>
            A job can be started from <Minutes ms={BOOKING_TIMES.startEarlyMs} /> before its time, with the start code
            of the customer. The provider marks it as finished. It is confirmed when the customer confirms it, and{' '}
            <Hours ms={BOOKING_TIMES.settleAfterFinishMs} /> after it was finished at the latest. If something was
            wrong, the customer writes to us before.
          </Trans>
        </p>
        <p>
          <Trans>
            A job that nobody marks as finished is finished <Hours ms={BOOKING_TIMES.finishAfterEndMs} /> after its end.
          </Trans>
        </p>
      </>
    ),
  },
];

function PriceTerms() {
  const locale = useLocale();
  const { rates } = useExample();
  const commission = formatRate(toRateText(rates.commission), locale);
  return (
    <>
      <p>
        <Trans>
          The price that a customer sees is what they pay: the provider’s price, our fee and the VAT. It is held when
          they pay, and charged when the provider accepts. What a wallet pays is charged at once, and goes back in full
          if the provider does not accept. <ProseLink to="/pricing">Prices</ProseLink> shows each line.
        </Trans>
      </p>
      <p>
        <Trans>
          Where cash is offered, it is paid at a kiosk before the request is sent, or to the provider when the job is
          done. What was paid at a kiosk comes back as credit or by a bank transfer. Who has agreed to pay the provider
          in cash can cancel free of charge.
        </Trans>
      </p>
      <p>
        <Trans>
          The provider gets their price less our commission, today {commission} where a craft has no other. They see
          both before they accept. The earnings of a job are theirs once it is confirmed.
        </Trans>
      </p>
      <p>
        <Trans>A booking keeps the rates with which it was made, whatever we change later.</Trans>
      </p>
    </>
  );
}
