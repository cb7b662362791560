import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CustomerName } from '../common/customer-name.tsx';
import { StepDialog } from '../common/step-dialog.tsx';
import { useStep } from '../common/use-step.ts';

type AcceptDeclineProps = {
  booking: Booking;
  canAccept: boolean;
  /** Receives the focus after a refusal. */
  focusAfter?: RefObject<HTMLElement | null>;
  /** Called when the dialog that asks for a reason opens or closes. */
  onAsk?: (isAsking: boolean) => void;
};

/** The answer to a request. */
export function AcceptDecline({ booking, canAccept, focusAfter, onAsk }: AcceptDeclineProps) {
  const { t } = useLingui();
  const name = <CustomerName booking={booking} />;
  const accept = useStep(booking.id, 'accept');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-3 *:grow *:basis-0">
        {canAccept && (
          <Button pending={accept.pending} onClick={() => accept.take()}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <StepDialog
          bookingId={booking.id}
          step="decline"
          danger
          title={t`Decline this request?`}
          description={
            booking.second_visit !== null ? (
              <Trans>
                {name} reads your reason, without the contacts in it, and can ask for the free second visit again.
              </Trans>
            ) : booking.package === null ? (
              <Trans>
                {name} reads your reason, without the contacts in it. They get the whole amount back, and the time
                becomes free again.
              </Trans>
            ) : (
              <Trans>
                The whole package is declined. {name} reads your reason, without the contacts in it. They get the whole
                amount back, and all times become free again.
              </Trans>
            )
          }
          confirm={t`Decline`}
          reason={{ hint: t`A few friendly words, such as: I am away on that day.`, required: true }}
          {...(focusAfter && { focusAfter })}
          {...(onAsk && { onOpenChange: onAsk })}
          trigger={
            <Button variant="secondary">
              <Trans>Decline</Trans>
            </Button>
          }
        />
      </div>
      {accept.problem && <Notice tone="bad">{accept.problem}</Notice>}
      {canAccept && <WhatAcceptingDoes booking={booking} />}
    </div>
  );
}

function WhatAcceptingDoes({ booking }: { booking: Booking }) {
  return (
    <p className="text-xs text-ink-2">
      {booking.package !== null ? (
        <Trans>
          Accepting makes all meetings binding for both. The customer can stop the package later; what begins within 24
          hours stays.
        </Trans>
      ) : booking.mode === 'in_person' ? (
        <Trans>Accepting makes it binding for both. The job then shows the exact address.</Trans>
      ) : (
        <Trans>Accepting makes it binding for both.</Trans>
      )}
    </p>
  );
}
