import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CustomerName } from '../../common/customer-name.tsx';
import { bookingErrorText } from '../../common/error-texts.ts';
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
  const { t, i18n } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error, reset } = useBlocking(booking.id, () => setIsAsking(false));
  const name = <CustomerName booking={booking} />;
  function show(next: boolean) {
    setIsAsking(next);
    reset();
  }
  return (
    <Dialog
      open={isAsking}
      onOpenChange={show}
      focusAfter={place}
      title={t`Block this customer?`}
      description={
        <Trans>
          {name} can’t book you any more, and is not told that you blocked them. What is already booked stays: you can
          still decline or cancel it.
        </Trans>
      }
      trigger={
        <Button variant="quiet" wide>
          <Trans>Block this customer</Trans>
        </Button>
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

function Unblock({ booking, place }: BlockingProps) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useBlocking(booking.id, () => place.current?.focus());
  const name = <CustomerName booking={booking} />;
  return (
    <>
      <p className="text-center text-s text-ink-1">
        <Trans>{name} is blocked and can’t book you.</Trans>
      </p>
      <Button variant="quiet" wide pending={isPending} onClick={() => mutate(false)}>
        <Trans>Unblock this customer</Trans>
      </Button>
      {error && <Notice tone="bad">{i18n._(bookingErrorText(error))}</Notice>}
    </>
  );
}
