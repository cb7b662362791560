import type { Booking } from '@hirfa/contract/bookings';
import { type BookingEvent, RESCUED_REASONS } from '@hirfa/domain/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Countdown } from '../common/countdown.tsx';
import { paymentQuery } from '../common/queries.ts';
import { stageOf } from '../facts/facts.ts';
import { Money } from '../../ui/money.tsx';
import { ReportCash } from '../cash/report-cash.tsx';
import { StepDialog } from '../common/step-dialog.tsx';
import { useStep } from '../common/use-step.ts';
import { ReportProblem } from '../disputes/report-problem.tsx';
import { needsRescue } from '../rescue/needs-rescue.ts';
import { BookAgain, BookOthers } from '../rescue/book-again.tsx';
import { CalendarButton } from './calendar-button.tsx';

type MainActionProps = { booking: Booking; possible: readonly BookingEvent[]; now: Date; address: string };

/** The main action for the booking's state, where there is one. */
export function MainAction({ booking, possible, now, address }: MainActionProps) {
  if (possible.includes('begin')) {
    return <BeginButton key="begin" booking={booking} />;
  }
  // While a bank has the money, nothing is passed on.
  if (possible.includes('settle') && booking.payment_status !== 'charged_back') {
    return <ConfirmCompletion key="settle" booking={booking} canDispute={possible.includes('dispute')} />;
  }
  switch (stageOf(booking)) {
    case 'unpaid':
    case 'payment_failed':
      return now < new Date(booking.hold_until) && <PayLink booking={booking} />;
    case 'confirmed':
      return now < new Date(booking.starts_at) && <CalendarButton booking={booking} address={address} />;
    case 'settled':
    case 'cancelled':
      return <AfterEnd booking={booking} now={now} />;
    default:
      return null;
  }
}

/** While the gateway processes a payment nobody is asked to pay again; a reference is shown where it is paid. */
function PayLink({ booking: { id, hold_until } }: { booking: Booking }) {
  const { data } = useQuery(paymentQuery(useOrpc(), id));
  const isUnderWay = data?.attempt === 'under_way';
  const hasReference = data !== undefined && data.reference !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink to="/payment/$bookingId" params={{ bookingId: id }} className="max-[480px]:w-full">
        {isUnderWay ? (
          <Trans>See your payment</Trans>
        ) : hasReference ? (
          <Trans>Show the reference</Trans>
        ) : (
          <Trans>Pay now</Trans>
        )}
      </ButtonLink>
      <span className="text-s font-medium text-ink-1">
        {isUnderWay ? <Trans>It is being processed</Trans> : <Countdown until={hold_until} />}
      </span>
    </span>
  );
}

/** Nothing where others are offered below; after a provider has let the customer down, others come first. */
function AfterEnd({ booking, now }: { booking: Booking; now: Date }) {
  // A free second visit is asked for again where the first job is.
  if (needsRescue(booking, now) || booking.second_visit !== null) return null;
  const isLetDown = RESCUED_REASONS.some((reason) => reason === booking.cancel_reason);
  return (
    <span className="flex flex-col items-start gap-3 max-[480px]:w-full">
      {isLetDown && booking.package?.is_whole === true && (
        <span className="text-s text-ink-1">
          <Trans>Another provider may offer weekly meetings, too: you choose them together with the time.</Trans>
        </span>
      )}
      {!isLetDown && booking.can_book_again === false && (
        <span className="text-s text-ink-1">
          <Trans>This offer can’t be booked any more.</Trans>
        </span>
      )}
      {isLetDown ? <BookOthers booking={booking} /> : <BookAgain booking={booking} />}
    </span>
  );
}

/** Asks once: the provider is paid then. */
function ConfirmCompletion({ booking, canDispute }: { booking: Booking; canDispute: boolean }) {
  const { t } = useLingui();
  const name = <bdi>{textIn(booking.provider, 'display_name', useLanguage())}</bdi>;
  const due = booking.cash && <Money amount={booking.cash.amount} piastres />;
  return (
    <span className="flex flex-wrap items-center gap-3 max-[480px]:w-full">
      <StepDialog
        bookingId={booking.id}
        step="settle"
        title={due === null ? t`Is the job done?` : t`Did you pay?`}
        description={
          due !== null ? (
            <Trans>
              You confirm that the job is done and that you paid {due} to {name} in cash. This cannot be undone.
            </Trans>
          ) : booking.second_visit === null ? (
            <Trans>Your payment is passed on to {name} then. This cannot be undone.</Trans>
          ) : (
            <Trans>You confirm that the free second visit took place. This cannot be undone.</Trans>
          )
        }
        confirm={due === null ? t`Yes, it is done` : t`Yes, I paid`}
        trigger={
          <Button className="max-[480px]:w-full">
            <span>{due === null ? <Trans>Confirm completion</Trans> : <Trans>I paid {due}</Trans>}</span>
          </Button>
        }
      />
      {canDispute && booking.cash !== null && (
        <ReportCash
          booking={booking}
          name={name}
          trigger={
            <Button variant="secondary" className="max-[480px]:w-full">
              <Trans>I paid another amount</Trans>
            </Button>
          }
        />
      )}
      {canDispute && (
        <ReportProblem
          booking={booking}
          name={name}
          trigger={
            <Button variant="quiet" className="max-[480px]:w-full">
              <Trans>Something is not right</Trans>
            </Button>
          }
        />
      )}
    </span>
  );
}

/** Notes that work has begun, at once: nothing is paid by it. */
function BeginButton({ booking }: { booking: Booking }) {
  const taken = useStep(booking.id, 'begin');
  return (
    <span className="flex flex-col items-start gap-3">
      <Button variant="secondary" pending={taken.pending} onClick={() => taken.take()} className="max-[480px]:w-full">
        <Trans>Work has begun</Trans>
      </Button>
      {taken.problem && <Notice tone="bad">{taken.problem}</Notice>}
    </span>
  );
}
