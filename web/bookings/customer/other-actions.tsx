import type { Booking } from '@hirfa/contract/bookings';
import type { BookingEvent } from '@hirfa/domain/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Headset from 'lucide-react/icons/headset';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { StepDialog } from '../common/step-dialog.tsx';
import { ReportProblem } from '../disputes/report-problem.tsx';
import { SuggestTimes } from '../reschedule/suggest-times.tsx';
import { WithdrawButton } from '../common/withdraw-button.tsx';
import { CancelButton } from './cancel-button.tsx';

type OtherActionsProps = {
  booking: Booking;
  possible: readonly BookingEvent[];
  now: Date;
  name: ReactNode;
  /** Receives the focus after a step that ends the booking. */
  focusAfter: RefObject<HTMLElement | null>;
};
type DialogProps = Pick<OtherActionsProps, 'booking' | 'name' | 'focusAfter'>;

/** The other actions for the booking; each one explains its consequences first. */
export function OtherActions({ booking, possible, now, name, focusAfter }: OtherActionsProps) {
  const dialog = { booking, focusAfter };
  const actions = [
    booking.part === 'customer' && booking.authorized_at !== null && (
      <ButtonLink key="chat" to="/messages/$chatId" params={{ chatId: booking.id }} variant="secondary" wide>
        <MessageCircle aria-hidden />
        <span>
          <Trans>Write to {name}</Trans>
        </span>
      </ButtonLink>
    ),
    <ButtonLink key="support" to="/support" search={{ booking: booking.id }} variant="secondary" wide>
      <Headset aria-hidden />
      <Trans>Ask support</Trans>
    </ButtonLink>,
    possible.includes('start') && <StartWithoutCode key="start" {...dialog} name={name} />,
    possible.includes('provider_absent') && <ProviderAbsent key="absent" {...dialog} name={name} />,
    // Where completion is to be confirmed, it stands beside that.
    possible.includes('dispute') && !possible.includes('settle') && (
      <ReportProblem
        key="dispute"
        booking={booking}
        name={name}
        trigger={
          <Button variant="secondary" wide>
            <CircleAlert aria-hidden />
            <Trans>Report a problem</Trans>
          </Button>
        }
      />
    ),
    possible.includes('propose') && <SuggestTimes key="propose" booking={booking} name={name} />,
    possible.includes('withdraw') && <WithdrawButton key="withdraw" {...dialog} variant="secondary" />,
    possible.includes('cancel') && booking.cancellation && (
      <CancelButton key="cancel" {...dialog} terms={booking.cancellation} now={now} />
    ),
  ].filter(Boolean);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="section-text mb-5">
        <Trans>Something else?</Trans>
      </h2>
      <Steady className="flex flex-col gap-4">{actions}</Steady>
    </Card>
  );
}

function StartWithoutCode({ booking, name, focusAfter }: DialogProps) {
  const { t } = useLingui();
  return (
    <StepDialog
      bookingId={booking.id}
      focusAfter={focusAfter}
      step="start"
      title={t`Has the job started?`}
      description={
        <Trans>Confirm this only if {name} is there and has started. The code is no longer needed then.</Trans>
      }
      confirm={t`Yes, it has started`}
      trigger={
        <Button variant="secondary" wide>
          <span>
            <Trans>{name} has started</Trans>
          </span>
        </Button>
      }
    />
  );
}

function ProviderAbsent({ booking, name, focusAfter }: DialogProps) {
  const { t } = useLingui();
  return (
    <StepDialog
      bookingId={booking.id}
      focusAfter={focusAfter}
      step="provider_absent"
      danger
      title={t`Nobody came?`}
      description={
        booking.second_visit === null ? (
          booking.cash === null ? (
            <Trans>The booking ends here and you get all your money back. For {name} it counts as a missed job.</Trans>
          ) : (
            <Trans>The booking ends here, and you pay nothing. For {name} it counts as a missed job.</Trans>
          )
        ) : (
          <Trans>The visit ends here, and you can ask for it again. For {name} it counts as a missed job.</Trans>
        )
      }
      confirm={t`Nobody came`}
      trigger={
        <Button variant="secondary" wide>
          <span>
            <Trans>{name} did not come</Trans>
          </span>
        </Button>
      }
    />
  );
}
