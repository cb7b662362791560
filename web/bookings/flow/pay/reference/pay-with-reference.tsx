import type { Booking, PaymentCheck } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { isByReference, type WayToPay } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../../kit/use-language.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { DateTime } from '../../../../ui/date-time.tsx';
import { Money } from '../../../../ui/money.tsx';
import { WithdrawButton } from '../../../common/withdraw-button.tsx';
import { BookingCard } from '../../booking-card.tsx';
import { payColumns } from '../../flow-layout.ts';
import { HoldCountdown } from '../../hold-countdown.tsx';
import { MethodChoice, type PayChoice } from '../method-choice.tsx';
import { PayButton, PayProblem } from '../pay-actions.tsx';
import { usePaying } from '../use-paying.ts';
import { ReferenceCard } from './reference-card.tsx';

type PayWithReferenceProps = {
  booking: Booking;
  reference: NonNullable<PaymentCheck['reference']>;
  methods: readonly WayToPay[];
};

/** A booking that is paid in cash with a reference, which holds its time meanwhile. */
export function PayWithReference({ booking, reference, methods }: PayWithReferenceProps) {
  const language = useLanguage();
  const who = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  const others = methods.filter((method) => !isByReference(method));
  return (
    <div className={`${payColumns} md:grid-rows-[auto_1fr]`}>
      <div className="flex min-w-0 flex-col gap-5">
        <header>
          <h1 className="title-text sm:text-[2.25rem]">
            <Trans>Pay in cash at a kiosk</Trans>
          </h1>
          <p className="mt-2 text-ink-1">
            <Trans>Then your request goes to {who}</Trans>
          </p>
        </header>
        <HoldCountdown until={reference.pay_by} />
        <ReferenceCard code={reference.code} amount={booking.price?.customer_total ?? '0.00'} />
        <HowToPay booking={booking} reference={reference} />
        {others.length > 0 && <OtherWays booking={booking} methods={others} />}
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        <BookingCard booking={booking}>
          <WithdrawButton booking={booking} />
        </BookingCard>
      </div>
    </div>
  );
}

function HowToPay({ booking, reference: { pay_by, page_url } }: Omit<PayWithReferenceProps, 'methods'>) {
  const language = useLanguage();
  const who = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  const amount = <Money amount={booking.price?.customer_total ?? '0.00'} piastres />;
  const until = <DateTime at={pay_by} form="day-and-time" />;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="section-text">
        <Trans>How to pay</Trans>
      </h2>
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-ink-1 marker:font-semibold marker:text-clay-ink">
        <li>
          <Trans>Go to a kiosk or shop where bills are paid, such as Aman or Masary.</Trans>
        </li>
        <li>
          <Trans>Say that you are paying for an online order, and give the reference or show the barcode.</Trans>
        </li>
        <li>
          <Trans>Pay {amount} in cash, and keep the receipt.</Trans>
        </li>
      </ol>
      <p className="text-s text-ink-1">
        <Trans>
          You can leave this page: the reference is also with your booking. Once the cash is there, {who} is asked.
        </Trans>
      </p>
      <p className="text-s text-ink-1">
        <Trans>
          A kiosk cannot give cash back. If {who} does not accept, or if you pay after {until}, you choose credit or a
          bank transfer.
        </Trans>
      </p>
      {page_url !== null && (
        <a
          href={page_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center self-start rounded-s font-semibold text-clay-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <Trans>See the reference at the payment service</Trans>
        </a>
      )}
    </section>
  );
}

/** The way back from a reference: it ends when another way is chosen. */
function OtherWays({ booking, methods }: Pick<PayWithReferenceProps, 'booking' | 'methods'>) {
  const language = useLanguage();
  const [wanted, setWanted] = useState<PayChoice | null>(null);
  const method = methods.find((one) => one === wanted) ?? methods[0] ?? 'card';
  const paying = usePaying(booking, { method });
  const who = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  return (
    <Disclosure heading={<Trans>Pay in another way</Trans>} note={null}>
      <div className="flex flex-col gap-4 pt-2">
        <p className="text-s text-ink-1">
          <Trans>The reference ends then: please do not pay with it any more.</Trans>
        </p>
        <MethodChoice choices={methods} chosen={method} who={who} onChoose={setWanted} />
        <PayProblem refusal={paying.refusal} />
        <PayButton booking={booking} paying={paying} isDeclined={false} choice={method} />
      </div>
    </Disclosure>
  );
}
