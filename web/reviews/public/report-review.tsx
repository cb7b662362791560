import { Trans } from '@lingui/react/macro';
import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const ReportReviewDialog = lazy(() => import('./report-review-dialog.tsx'));

/** For signed-in readers: reports a review to the admins. */
export function ReportReview({ reviewId }: { reviewId: string }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className="signed-in-only -ms-3 self-start px-3! text-s text-ink-2"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden />
        <Trans>Report</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ReportReviewDialog reviewId={reviewId} focusAfter={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
