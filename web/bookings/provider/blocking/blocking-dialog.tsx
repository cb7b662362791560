import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { CustomerName } from '../../common/customer-name.tsx';
import { bookingQuery } from '../../common/queries.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { useBlocking } from './use-blocking.ts';

type BlockingDialogProps = {
  bookingId: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Blocks or unblocks the customer of a booking, where the page does not show the booking itself. */
export function BlockingDialog({ bookingId, focusAfter, onClose }: BlockingDialogProps) {
  const { t } = useLingui();
  const query = useQuery(bookingQuery(useOrpc(), bookingId));
  if (query.data) return <Loaded booking={query.data} focusAfter={focusAfter} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} focusAfter={focusAfter} title={t`Block this customer?`}>
      <NotLoaded query={query} lines={3} />
    </Dialog>
  );
}

type LoadedProps = Omit<BlockingDialogProps, 'bookingId'> & { booking: Booking };

function Loaded({ booking, focusAfter, onClose }: LoadedProps) {
  const { t } = useLingui();
  // What the dialog asks stays while its answer arrives.
  const [isBlocked] = useState(booking.is_customer_blocked);
  if (isBlocked) return <UnblockDialog booking={booking} focusAfter={focusAfter} onClose={onClose} />;
  return (
    <BlockDialog
      booking={booking}
      onClose={onClose}
      focusAfter={focusAfter}
      onBlocked={() => toast({ tone: 'ok', title: t`This customer is blocked and can’t book you` })}
    />
  );
}

function UnblockDialog({ booking, focusAfter, onClose }: LoadedProps) {
  const { t } = useLingui();
  const unblocking = useBlocking(booking.id, onClose);
  const name = <CustomerName booking={booking} />;
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={t`Unblock this customer`}
      description={<Trans>{name} is blocked and can’t book you.</Trans>}
      confirm={<Trans context="unblock a customer">Unblock</Trans>}
      call={unblocking}
      onConfirm={() => unblocking.send(false)}
    />
  );
}
