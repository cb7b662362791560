import type { Booking } from '@hirfa/contract/bookings';
import { DISPUTE, type DisputeReason, disputeReasonsOf } from '@hirfa/domain/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { GroupError } from '../../ui/fields/group-error.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ProblemPhotoField } from './problem-photo-field.tsx';
import { ProblemText, useProblemText } from './problem-text.tsx';
import { REASON_WORDS } from './reason-words.ts';
import { useDispute } from './use-dispute.ts';
import { useProblemPhotos } from './use-problem-photos.ts';

type ReportProblemProps = { booking: Booking; name: ReactNode; trigger: ReactElement };

/** The customer says what went wrong; what follows stands above the fields. */
export function ReportProblem({ booking, name, trigger }: ReportProblemProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<DisputeReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLFieldSetElement>(null);
  const { field, check } = useProblemText();
  const photos = useProblemPhotos(booking.id);
  const call = useDispute(booking.id, () => setOpen(false));
  const hours = DISPUTE.answerMs / 3_600_000;
  function send() {
    setMissing(reason === null);
    if (reason === null) return first.current?.querySelector('input')?.focus();
    const text = check();
    if (text !== null) call.send({ event: 'dispute', reason, text });
  }
  return (
    <FormDialog
      title={t`Report a problem`}
      description={
        <Trans>
          {name} gets {hours} hours to answer, then Hirfa decides what goes back to you. Until then nothing is paid out.
          You can report once.
        </Trans>
      }
      open={isOpen}
      onOpenChange={setOpen}
      call={{ ...call, isPending: call.isPending || photos.adding.isAdding }}
      confirm={<Trans>Report the problem</Trans>}
      onConfirm={send}
      trigger={trigger}
    >
      <Reasons ref={first} booking={booking} chosen={reason} isMissing={isMissing} onChoose={setReason} />
      <ProblemText label={t`What happened? (required)`} hint={t`Both of you and our team read it.`} {...field} />
      <ProblemPhotoField bookingId={booking.id} of={photos} />
    </FormDialog>
  );
}

type ReasonsProps = {
  booking: Booking;
  chosen: DisputeReason | null;
  isMissing: boolean;
  onChoose: (reason: DisputeReason) => void;
  ref: RefObject<HTMLFieldSetElement | null>;
};

function Reasons({ booking, chosen, isMissing, onChoose, ref }: ReasonsProps) {
  const { i18n } = useLingui();
  const id = useId();
  // What was paid in cash has a form of its own.
  const reasons = disputeReasonsOf({
    by: 'customer',
    is_cancelled: booking.status === 'cancelled',
    is_cash_due: false,
  });
  return (
    <fieldset ref={ref} aria-describedby={isMissing && chosen === null ? id : undefined} className="min-w-0">
      <legend className="text-s font-semibold text-ink-0">
        <Trans>What went wrong? (required)</Trans>
      </legend>
      {isMissing && chosen === null && (
        <GroupError id={id}>
          <Trans>Please choose one.</Trans>
        </GroupError>
      )}
      <div className="mt-1 flex flex-col">
        {reasons.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 text-s text-ink-0">
            <input
              type="radio"
              name={`${id}-reason`}
              className="size-5 shrink-0 accent-teal"
              checked={chosen === reason}
              onChange={() => onChoose(reason)}
            />
            {i18n._(OWN_WORDS[reason] ?? REASON_WORDS[reason])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Where the customer speaks of themselves. */
const OWN_WORDS: Partial<Record<DisputeReason, MessageDescriptor>> = { was_there: msg`I was there` };
