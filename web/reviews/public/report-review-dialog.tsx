import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ReportDialog } from '../../ui/overlays/report-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';

type ReportReviewDialogProps = {
  reviewId: string;
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Reports a review to the admins. */
export default function ReportReviewDialog({ reviewId, focusAfter, onClose }: ReportReviewDialogProps) {
  const { t } = useLingui();
  const report = useCall(useOrpc().reviews.reportReview.call, {
    done: t`Reported: our team looks at it`,
    refusals: {
      not_found: msg`This review is no longer there, or it is yours.`,
      invalid_input: msg`The reason has characters that can’t be sent.`,
    },
    onDone: onClose,
  });
  return (
    <ReportDialog
      title={t`Report this review?`}
      description={<Trans>Our team reads it with the booking that it is about. Its writer is not notified.</Trans>}
      call={report}
      focusAfter={focusAfter}
      onSend={(reason) => report.send({ id: reviewId, reason })}
      onClose={onClose}
    />
  );
}
