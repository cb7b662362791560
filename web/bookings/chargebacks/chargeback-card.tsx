import type { Booking, Chargeback } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import { Moment } from '../common/booking-time.tsx';
import { CHARGEBACK_REASON_WORDS } from '../words/chargeback-words.ts';

type Props = { booking: Booking };

/** The chargebacks for the two people of a booking: what has happened, what is next, and what it means for them. */
export function ChargebackCards({ booking: { chargebacks, part, payment_status } }: Props) {
  if (part === 'admin') return null;
  // After a full refund it is about nothing that the provider earned.
  if (part === 'provider' && payment_status === 'refunded') return null;
  return chargebacks.map((chargeback) => <ChargebackCard key={chargeback.id} chargeback={chargeback} part={part} />);
}

function ChargebackCard({ chargeback, part }: PartProps) {
  return (
    <section className="flex flex-col gap-5 rounded-m border border-sand-2 bg-card p-5 sm:p-6">
      <h2 className="section-text">
        <Heading chargeback={chargeback} part={part} />
      </h2>
      <ol className="flex flex-col gap-4">
        <Opened chargeback={chargeback} part={part} />
        {part === 'provider' && chargeback.sent_at !== null && (
          <Entry at={chargeback.sent_at} title={<Trans>Hirfa sent the evidence to the bank</Trans>} />
        )}
        {chargeback.ended_at !== null && <Ended chargeback={chargeback} at={chargeback.ended_at} part={part} />}
        {part === 'provider' && chargeback.decision !== null && <Decided decision={chargeback.decision} />}
      </ol>
      {chargeback.state === 'open' && (
        <p className="text-s text-ink-1">
          {part === 'customer' ? (
            <Trans>
              We send your bank what we know about this booking. If you did not want this, tell your bank that it was a
              mistake.
            </Trans>
          ) : (
            <Trans>
              There is nothing for you to do. We send the bank what shows that you came and did the work. If it decides
              for you, you are paid as usual. That often takes some weeks.
            </Trans>
          )}
        </p>
      )}
    </section>
  );
}

type PartProps = { chargeback: Chargeback; part: Booking['part'] };

function Heading({ chargeback: { extra_id }, part }: PartProps) {
  if (part === 'customer')
    return extra_id === null ? (
      <Trans>Your bank and this payment</Trans>
    ) : (
      <Trans>Your bank and the payment for the extra work</Trans>
    );
  return extra_id === null ? <Trans>The customer’s bank</Trans> : <Trans>The customer’s bank and the extra work</Trans>;
}

function Opened({ chargeback: { amount, opened_at, reason }, part }: PartProps) {
  const { i18n } = useLingui();
  const money = <Money amount={amount} piastres />;
  const why = i18n._(CHARGEBACK_REASON_WORDS[reason]);
  return (
    <Entry
      at={opened_at}
      title={
        part === 'customer' ? (
          <Trans>Your bank has taken {money} back</Trans>
        ) : (
          <Trans>The customer’s bank has taken {money} back</Trans>
        )
      }
    >
      <Trans>What the bank was told: {why}</Trans>
    </Entry>
  );
}

function Ended({ chargeback: { state }, at, part }: PartProps & { at: string }) {
  if (state === 'won')
    return (
      <Entry at={at} title={<Trans>The bank has returned the money to Hirfa</Trans>}>
        {part === 'customer' ? (
          <Trans>The payment counts again.</Trans>
        ) : (
          <Trans>What you earned is paid as usual.</Trans>
        )}
      </Entry>
    );
  return <Entry at={at} title={<Trans>The bank has decided that the customer keeps the money</Trans>} />;
}

/** What it means for the earnings of the provider. */
function Decided({
  decision: { bearer, borne, reason, decided_at },
}: {
  decision: NonNullable<Chargeback['decision']>;
}) {
  const money = <Money amount={borne} piastres />;
  return (
    <Entry
      at={decided_at}
      title={
        bearer === 'platform' ? (
          <Trans>Hirfa bears the loss, and you are paid</Trans>
        ) : (
          <Trans>Your earnings are less by {money}</Trans>
        )
      }
    >
      <bdi className="whitespace-pre-line">{reason}</bdi>
    </Entry>
  );
}

function Entry({ at, title, children }: { at: string; title: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex flex-col gap-1 text-s text-ink-1">
      <p className="font-semibold text-ink-0">{title}</p>
      <p className="text-xs text-ink-2">
        <Moment at={at} />
      </p>
      {children !== undefined && <p>{children}</p>}
    </li>
  );
}
