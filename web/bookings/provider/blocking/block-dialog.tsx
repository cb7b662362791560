import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CustomerName } from '../../common/customer-name.tsx';
import { bookingErrorText } from '../../common/error-texts.ts';
import { useBlocking } from './use-blocking.ts';

type BlockDialogProps = {
  booking: Booking;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focusAfter: RefObject<HTMLElement | null>;
  trigger?: ReactElement;
  onBlocked?: () => void;
};

/** Explains what blocking means, and blocks the customer of a booking. */
export function BlockDialog({ booking, onOpenChange, onBlocked, ...dialog }: BlockDialogProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error, reset } = useBlocking(booking.id, () => {
    onOpenChange(false);
    onBlocked?.();
  });
  const name = <CustomerName booking={booking} />;
  function show(next: boolean) {
    onOpenChange(next);
    reset();
  }
  return (
    <Dialog
      {...dialog}
      onOpenChange={show}
      title={t`Block this customer?`}
      description={
        <Trans>
          {name} can no longer book you, and is not notified that you blocked them. What is already booked stays: you
          can still decline or cancel it.
        </Trans>
      }
      actions={
        <>
          <Button variant="danger" pending={isPending} onClick={() => mutate(true)}>
            <Trans context="block a customer">Block</Trans>
          </Button>
          <Button variant="quiet" onClick={() => show(false)}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="bad">
          {codeOf(error) === 'state_changed'
            ? t`This customer’s account no longer exists.`
            : i18n._(bookingErrorText(error))}
        </Notice>
      )}
    </Dialog>
  );
}
