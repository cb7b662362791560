import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { StepDialog } from '../common/step-dialog.tsx';
import { useStep } from '../common/use-step.ts';

/** The answer to a request. */
export function AcceptDecline({ booking, canAccept }: { booking: Booking; canAccept: boolean }) {
  const { t } = useLingui();
  const name = <bdi>{booking.customer.display_name}</bdi>;
  const accept = useStep(booking.id, 'accept');
  return (
    <div className="flex flex-col gap-3">
      {accept.problem && <Notice tone="bad">{accept.problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        {canAccept && (
          <Button pending={accept.pending} onClick={() => accept.take()} className="grow sm:max-w-56">
            <Trans>Accept</Trans>
          </Button>
        )}
        <StepDialog
          bookingId={booking.id}
          step="decline"
          danger
          title={t`Decline this request?`}
          description={
            <Trans>{name} gets all the money back and reads your reason. The time becomes free again.</Trans>
          }
          confirm={t`Decline`}
          reason={{ hint: t`A few friendly words, such as: I am away on that day.`, required: true }}
          onDone={() => toast({ title: t`The request is declined` })}
          trigger={
            <Button variant="secondary" className="grow sm:max-w-56">
              <Trans>Decline</Trans>
            </Button>
          }
        />
      </div>
      {canAccept && (
        <p className="text-xs text-ink-2">
          <Trans>Accepting makes it binding for both. The exact address and everything you need stand here then.</Trans>
        </p>
      )}
    </div>
  );
}
