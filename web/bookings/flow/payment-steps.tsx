import type { Price } from '@hirfa/contract/payments';
import { freeCancellation, respondBy } from '@hirfa/domain/bookings';
import { isByReference, METHOD_RULES, type WayToPay } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { Money } from '../../ui/money.tsx';
import { Moment } from '../common/booking-time.tsx';
import { formatDuration } from '../common/durations.ts';
import { useNow } from '../common/use-now.ts';
import { lateTerms } from '../facts/late-terms.ts';

type PaymentStepsProps = {
  provider: string;
  startsAt: string;
  /** Undefined until it is loaded. */
  price: Price | undefined;
  /** Whether several bookings are paid at once. */
  isPackage?: boolean;
  /** Undefined until the customer chooses it. */
  method?: WayToPay;
  /** The card was saved before, so the customer types no number. */
  isSavedCard?: boolean;
};

/** The next steps of a booking, above all when money is held and charged; their instants are those of a payment now. */
export function PaymentSteps({
  provider,
  startsAt,
  price,
  isPackage = false,
  method,
  isSavedCard = false,
}: PaymentStepsProps) {
  const now = useNow();
  const start = new Date(startsAt);
  const free = freeCancellation(start, now);
  const who = <bdi>{provider}</bdi>;
  const moment = <Moment at={respondBy(now, start).toISOString()} />;
  const rules = method && METHOD_RULES[method];
  const takes = rules?.takes;
  if (takes === 'collect')
    return <CashSteps who={who} moment={moment} total={price && <Money amount={price.customer_total} piastres />} />;
  return (
    <ol className="flex flex-col gap-4">
      <FirstStep method={method} isSavedCard={isSavedCard} />
      <Point
        number={2}
        heading={
          <Trans>
            {who} answers by {moment} at the latest
          </Trans>
        }
      >
        <Trans>That is if you pay now.</Trans>{' '}
        {takes === 'hold' ? (
          <Trans>You are charged only if they accept; otherwise the whole amount is released.</Trans>
        ) : (
          <Trans>If they do not accept, you get the whole amount back.</Trans>
        )}{' '}
        {rules?.is_refundable === false && <Trans>You choose credit or a bank transfer then.</Trans>}
      </Point>
      <Point
        number={3}
        heading={
          free || isPackage ? <Trans>You can still change your mind</Trans> : <Trans>If you change your mind</Trans>
        }
      >
        <Trans>Withdrawing the request costs nothing.</Trans>{' '}
        {isPackage ? (
          <PackageTerms />
        ) : (
          <>
            {free && <FreeTerms until={free.until} forMs={free.for_ms} />}{' '}
            {price && <LateTerms price={price} isFreeBefore={free !== null} />}
          </>
        )}
      </Point>
    </ol>
  );
}

/** The same of a booking in cash, of which nothing is kept or given back. */
function CashSteps({ who, moment, total }: { who: ReactNode; moment: ReactNode; total: ReactNode }) {
  return (
    <ol className="flex flex-col gap-4">
      <Point
        number={1}
        heading={
          <Trans>
            {who} answers by {moment} at the latest
          </Trans>
        }
      >
        <Trans>That is if you send the request now. You pay nothing before the job is done.</Trans>
      </Point>
      <Point
        number={2}
        heading={
          <Trans>
            You pay {total} to {who} when the job is done
          </Trans>
        }
      >
        <Trans>
          Pay exactly this amount, all included. Then confirm here what you paid. If something is not right, report it
          before you confirm.
        </Trans>
      </Point>
      <Point number={3} heading={<Trans>If you change your mind</Trans>}>
        <Trans>
          Cancelling costs nothing. If nobody is there at the agreed time, you can’t pay in cash for half a year.
        </Trans>
      </Point>
    </ol>
  );
}

/** What holds for the bookings of a package once it is accepted. */
function PackageTerms() {
  return (
    <Trans>
      After that you can stop the package at any time: meetings that begin more than 24 hours later end, and their money
      goes back in full. Each meeting can also be moved or cancelled by itself, on the usual terms.
    </Trans>
  );
}

function FreeTerms({ until, forMs }: { until: Date; forMs: number | null }) {
  const locale = useLocale();
  const moment = <Moment at={until.toISOString()} />;
  if (forMs === null) return <Trans>Cancel free of charge until {moment}.</Trans>;
  const length = formatDuration(forMs, locale);
  return (
    <Trans>
      Cancel free of charge for {length} after being accepted, until {moment} at the latest.
    </Trans>
  );
}

/** What cancelling costs when it is no longer free. */
function LateTerms({ price, isFreeBefore }: { price: Price; isFreeBefore: boolean }) {
  const { kept, refund } = lateTerms(price);
  const left = <Money amount={kept} piastres />;
  const back = <Money amount={refund} piastres />;
  return isFreeBefore ? (
    <Trans>
      After that, cancelling costs {left}, and {back} goes back to you.
    </Trans>
  ) : (
    <Trans>
      Once it is accepted, cancelling costs {left}, and {back} goes back to you.
    </Trans>
  );
}

function Point({ number, heading, children }: { number: number; heading: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-clay-soft text-xs font-bold text-clay-ink"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink-0">{heading}</p>
        <p className="text-s text-ink-1">{children}</p>
      </div>
    </li>
  );
}

/** Where the customer pays, and whether the amount is held. */
function FirstStep({ method, isSavedCard }: { method: WayToPay | undefined; isSavedCard: boolean }) {
  const rules = method && METHOD_RULES[method];
  const takes = rules?.takes;
  const length = formatDuration(rules?.pay_within_ms ?? 0, useLocale());
  if (method && isByReference(method))
    return (
      <Point number={1} heading={<Trans>You get a reference, and pay in cash</Trans>}>
        <Trans>Your time is held for {length} while you go to a kiosk. The page shows when the cash is there.</Trans>
      </Point>
    );
  if (isSavedCard)
    return (
      <Point number={1} heading={<Trans>You pay with your saved card</Trans>}>
        <Trans>The amount is only held.</Trans> <Trans>You may be asked to confirm the payment.</Trans>
      </Point>
    );
  return (
    <Point number={1} heading={<Trans>You pay on a secure page</Trans>}>
      {takes === 'hold' && <Trans>The amount is only held.</Trans>}
      {takes === 'charge' && <Trans>The amount is charged at once.</Trans>}{' '}
      <Trans>Hirfa never sees your card’s number or the code of your wallet.</Trans>
    </Point>
  );
}
