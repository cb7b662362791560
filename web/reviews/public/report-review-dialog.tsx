import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';

type ReportReviewDialogProps = {
  reviewId: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Asks why a review is reported, and reports it to the admins. */
export default function ReportReviewDialog({ reviewId, focusAfter, onClose }: ReportReviewDialogProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useCall(useOrpc().reviews.reportReview.call, {
    done: t`Reported: our team looks at it`,
    refusals: {
      not_found: msg`This review is no longer there, or it is yours.`,
      invalid_input: msg`The reason has characters that can’t be sent.`,
    },
    onDone: onClose,
  });
  function send() {
    const words = reason.trim();
    const isShort = words.length < REASON_LENGTH.min;
    setMissing(isShort);
    if (isShort) field.current?.focus();
    else report.send({ id: reviewId, reason: words });
  }
  return (
    <FormDialog
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={t`Report this review?`}
      description={<Trans>Our team reads it with the booking that it is about. Its writer is not notified.</Trans>}
      confirm={<Trans>Report</Trans>}
      isDanger
      call={report}
      onConfirm={send}
    >
      <TextArea
        ref={field}
        label={t`Reason (required)`}
        aria-required
        hint={t`What is wrong with it?`}
        error={isMissing ? t`Please write the reason in a few words.` : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={REASON_LENGTH.max}
        rows={3}
        dir="auto"
      />
    </FormDialog>
  );
}
