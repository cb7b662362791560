import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { CustomerName } from '../../common/customer-name.tsx';
import { useBlocking } from './use-blocking.ts';

type BlockDialogProps = {
  booking: Booking;
  focusAfter: RefObject<HTMLElement | null>;
  trigger?: ReactElement;
  onClose?: () => void;
  onBlocked?: () => void;
};

/** Explains what blocking means, and blocks the customer of a booking. */
export function BlockDialog({ booking, focusAfter, trigger, onClose, onBlocked }: BlockDialogProps) {
  const { t } = useLingui();
  const blocking = useBlocking(booking.id, () => {
    onClose?.();
    onBlocked?.();
  });
  const name = <CustomerName booking={booking} />;
  return (
    <ConfirmDialog
      trigger={trigger}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      focusAfter={focusAfter}
      title={t`Block this customer?`}
      description={
        <Trans>
          {name} can no longer book you, and is not notified that you blocked them. What is already booked stays: you
          can still decline or cancel it.
        </Trans>
      }
      confirm={<Trans context="block a customer">Block</Trans>}
      isDanger
      call={blocking}
      onConfirm={() => blocking.send(true)}
    />
  );
}
