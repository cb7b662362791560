import type { Booking } from '@hirfa/contract/bookings';
import {
  type BookingEvent,
  hasMostExtras,
  isQuoteNext,
  keptPayoutAt,
  possibleEvents,
  settlesAt,
} from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../ui/money.tsx';
import { Button } from '../../ui/button.tsx';
import { bookingFacts } from '../facts/facts.ts';
import { Moment } from '../common/booking-time.tsx';
import { CustomerName } from '../common/customer-name.tsx';
import { ReportCash } from '../cash/report-cash.tsx';
import { StepDialog } from '../common/step-dialog.tsx';
import { useNow } from '../common/use-now.ts';
import { ProposeExtra } from '../extras/propose-extra.tsx';
import { SuggestTimes } from '../reschedule/suggest-times.tsx';
import { AcceptDecline } from './accept-decline.tsx';
import { StartForm } from './start-form.tsx';

/** The next step of an accepted job. */
export function NextStep({ booking }: { booking: Booking }) {
  const has = usePossible(booking);
  const name = <CustomerName booking={booking} />;
  if (has('start')) return <StartForm booking={booking} />;
  if (has('finish')) return <Finish booking={booking} name={name} />;
  return null;
}

/** The answer to a request, or the other actions for a job. */
export function OtherSteps({ booking }: { booking: Booking }) {
  const has = usePossible(booking);
  const name = <CustomerName booking={booking} />;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {has('decline') && <AcceptDecline booking={booking} canAccept={has('accept')} />}
      {has('dispute') && <ReportUnpaid booking={booking} name={name} />}
      {has('customer_absent') && <CustomerAbsent booking={booking} name={name} />}
      {has('propose_extra') && canPropose(booking) && <ProposeExtra booking={booking} name={name} />}
      {has('propose') && <SuggestTimes booking={booking} name={name} />}
      {has('cancel') && <Cancel booking={booking} name={name} />}
    </div>
  );
}

/** One extra is open at a time, and a quote is written on the spot. */
function canPropose(booking: Booking): boolean {
  const { extras, status } = booking;
  const added = extras.filter(({ outcome }) => outcome === 'added').length;
  if (hasMostExtras(extras.length, added) || (isQuoteNext(booking) && status === 'confirmed')) return false;
  return extras.every(({ outcome }) => outcome !== null);
}

function usePossible(booking: Booking): (event: BookingEvent) => boolean {
  const possible = possibleEvents(bookingFacts(booking), 'provider', useNow());
  return (event) => possible.includes(event);
}

type ActionProps = { booking: Booking; name: ReactNode };

/** Of a job in cash that has begun. */
function ReportUnpaid({ booking, name }: ActionProps) {
  return (
    <ReportCash
      booking={booking}
      name={name}
      trigger={
        <Button variant="secondary" wide>
          <Trans>I did not get this amount</Trans>
        </Button>
      }
    />
  );
}

function Finish({ booking, name }: ActionProps) {
  const { t } = useLingui();
  const until = <Moment at={settlesAt(useNow()).toISOString()} />;
  const due = <Money amount={booking.cash?.amount ?? '0.00'} piastres />;
  return (
    <StepDialog
      bookingId={booking.id}
      step="finish"
      title={t`Is the work done?`}
      description={
        booking.second_visit === null ? (
          booking.cash !== null ? (
            <Trans>
              You confirm that {name} has paid you {due} in cash. If not, do not finish the job: report it.
            </Trans>
          ) : (
            <Trans>
              {name} is asked to confirm. Your earnings are released then, {until} at the latest.
            </Trans>
          )
        ) : (
          <Trans>{name} is asked to confirm.</Trans>
        )
      }
      confirm={t`Yes, it is done`}
      trigger={
        <Button wide>
          <Trans>Finish the job</Trans>
        </Button>
      }
    />
  );
}

function CustomerAbsent({ booking, name }: ActionProps) {
  const { t } = useLingui();
  const from = <Moment at={keptPayoutAt(useNow()).toISOString()} />;
  return (
    <StepDialog
      bookingId={booking.id}
      step="customer_absent"
      danger
      title={t`Nobody was there?`}
      description={
        booking.second_visit === null ? (
          booking.cash !== null ? (
            <Trans>The booking ends here. Nothing is paid for it. For half a year {name} can’t pay in cash.</Trans>
          ) : (
            <Trans>
              The booking ends here. You are paid as for a late cancellation, from {from} on; {name} gets the rest back.
            </Trans>
          )
        ) : (
          <Trans>The visit ends here, and {name} can’t ask for it again.</Trans>
        )
      }
      confirm={t`Nobody was there`}
      trigger={
        <Button variant="secondary" wide>
          <span>
            <Trans>{name} was not there</Trans>
          </span>
        </Button>
      }
    />
  );
}

function Cancel({ booking, name }: ActionProps) {
  const { t } = useLingui();
  return (
    <StepDialog
      bookingId={booking.id}
      step="cancel"
      danger
      title={t`Cancel this booking?`}
      description={
        booking.second_visit === null ? (
          booking.cash !== null ? (
            <Trans>{name} reads your reason. Nothing is paid for it.</Trans>
          ) : (
            <Trans>{name} gets all the money back and reads your reason. You are paid nothing for it.</Trans>
          )
        ) : (
          <Trans>{name} reads your reason, and can ask for the free second visit again.</Trans>
        )
      }
      confirm={t`Cancel the booking`}
      reason={{ hint: t`A few friendly words for the customer.`, required: true }}
      trigger={
        <Button variant="quiet" wide>
          <Trans>Cancel the booking</Trans>
        </Button>
      }
    />
  );
}
