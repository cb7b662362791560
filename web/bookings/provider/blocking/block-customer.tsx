import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CustomerName } from '../../common/customer-name.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { useBlocking } from './use-blocking.ts';

type BlockingProps = { booking: Booking; place: RefObject<HTMLDivElement | null> };

/** Blocks the customer of a booking after a confirmation, or unblocks them. */
export function BlockCustomer({ booking }: { booking: Booking }) {
  const place = useRef<HTMLDivElement>(null);
  const Part = booking.is_customer_blocked ? Unblock : Block;
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="flex flex-col gap-2 outline-none">
      <Part booking={booking} place={place} />
    </div>
  );
}

function Block({ booking, place }: BlockingProps) {
  return (
    <BlockDialog
      booking={booking}
      focusAfter={place}
      trigger={
        <Button variant="quiet" wide>
          <Trans>Block this customer</Trans>
        </Button>
      }
    />
  );
}

function Unblock({ booking, place }: BlockingProps) {
  const { send, isPending, refusal } = useBlocking(booking.id, () => place.current?.focus());
  const name = <CustomerName booking={booking} />;
  return (
    <>
      <p className="text-center text-s text-ink-1">
        <Trans>{name} is blocked and can’t book you.</Trans>
      </p>
      <Button variant="quiet" wide pending={isPending} onClick={() => send(false)}>
        <Trans>Unblock this customer</Trans>
      </Button>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
    </>
  );
}
