import type { Booking, Slot } from '@hirfa/contract/bookings';
import { SECOND_VISIT } from '@hirfa/domain/bookings';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CallOptions } from '../../kit/api-link.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { BOOKING_REFUSALS } from '../common/error-texts.ts';
import { useBookingAnswer } from '../common/use-booking-answer.ts';
import { OtherTimes } from '../reschedule/other-times.tsx';

type AskProps = { booking: Booking; name: ReactNode };
type Asked = { starts_at: string; reason?: string };

/** Chooses a time for the free second visit, and says what should be looked at again. */
export function AskSecondVisit({ booking, name }: AskProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const call = useAsk(booking.id, () => change(false));

  function change(next: boolean) {
    setOpen(next);
    setSlot(null);
    setMissing(false);
    call.reset();
  }
  function send() {
    const text = reason.trim();
    if (slot === null) setMissing(true);
    else call.send({ starts_at: slot.starts_at, ...(text !== '' && { reason: text }) });
  }

  return (
    <FormDialog
      title={t`Ask for the free second visit`}
      description={<Trans>Choose a time. {name} is asked at once, and you pay nothing.</Trans>}
      open={isOpen}
      onOpenChange={change}
      call={call}
      confirm={<Trans>Send the request</Trans>}
      onConfirm={send}
      trigger={
        <Button variant="secondary">
          <Trans>Ask for the free second visit</Trans>
        </Button>
      }
    >
      <TextArea
        label={t`What should be looked at again? (optional)`}
        name="reason"
        rows={3}
        value={reason}
        maxLength={SECOND_VISIT.text.max}
        onChange={(event) => setReason(event.target.value)}
      />
      <OtherTimes
        booking={booking}
        chosen={slot === null ? [] : [slot]}
        onToggle={(chosen) => {
          setSlot(chosen);
          setMissing(false);
        }}
        isForSecondVisit
      />
      {isMissing && <NoTime />}
    </FormDialog>
  );
}

function NoTime() {
  return (
    <div ref={intoView}>
      <Notice tone="bad">
        <Trans>Please choose a day and a time.</Trans>
      </Notice>
    </div>
  );
}

/** The times of a day may be longer than a screen. */
const intoView = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' });

function useAsk(id: string, done: () => void) {
  const { bookings } = useOrpc();
  return useCall(
    (asked: Asked, options: { context: CallOptions }) => bookings.askSecondVisit.call({ id, ...asked }, options),
    {
      once: true,
      refusals: {
        ...BOOKING_REFUSALS,
        slot_taken: msg`This time is no longer free. Please choose another one.`,
        provider_unavailable: msg`This provider takes no bookings at the moment. Please ask our support.`,
      },
      ...useBookingAnswer(id, done),
    },
  );
}
