import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCall } from '../../ui/use-call.ts';
import { DeletionState } from './deletion-state.tsx';
import { hasRun, rememberRun } from './one-time-flag.ts';
import { DELETION_REFUSALS } from './texts.ts';

/** Deletes the booking of the configuration by itself, once in this browser. 7.36 */
export function AutomaticDeletion({ bookingId }: { bookingId: string }) {
  const [wasDone] = useState(() => hasRun(bookingId));
  const { admin } = useOrpc();
  const deleteOnce = (input: { booking_id: string }) => {
    rememberRun(input.booking_id);
    return admin.adminDeleteBookingById.call(input);
  };
  const remove = useCall(deleteOnce, { refusals: DELETION_REFUSALS });
  const { send } = remove;
  useEffect(() => {
    // Asked again here: the page may be shown twice, or in two tabs.
    if (!hasRun(bookingId)) send({ booking_id: bookingId });
  }, [bookingId, send]);
  if (remove.answer) return <DeletionState bookingId={remove.answer.booking_id} />;
  if (!remove.error && !wasDone)
    return (
      <Notice tone="plain">
        <Trans>The booking is being deleted.</Trans>
      </Notice>
    );
  return (
    <div className="flex max-w-xl flex-col gap-5">
      {remove.error ? (
        <Notice tone="bad">{remove.refusal}</Notice>
      ) : (
        <Notice tone="plain">
          <Trans>The automatic deletion has already run in this browser. It does not run again automatically.</Trans>
        </Notice>
      )}
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        pending={remove.isPending}
        onClick={() => send({ booking_id: bookingId })}
      >
        <Trans>Run it again</Trans>
      </Button>
    </div>
  );
}
