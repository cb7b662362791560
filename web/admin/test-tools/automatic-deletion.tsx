import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DeletionState } from './deletion-state.tsx';
import { hasRun, rememberRun } from './one-time-flag.ts';
import { REFUSALS, UNREACHABLE } from './texts.ts';

/** Deletes the booking of the configuration by itself, once in this browser. 7.36 */
export function AutomaticDeletion({ bookingId }: { bookingId: string }) {
  const { i18n } = useLingui();
  const [wasDone] = useState(() => hasRun(bookingId));
  const remove = useMutation({
    ...useOrpc().admin.adminDeleteBookingById.mutationOptions(),
    onMutate: ({ booking_id }) => rememberRun(booking_id),
  });
  const { mutate } = remove;
  useEffect(() => {
    // Asked again here: the page may be shown twice, or in two tabs.
    if (!hasRun(bookingId)) mutate({ booking_id: bookingId });
  }, [bookingId, mutate]);
  if (remove.data) return <DeletionState bookingId={remove.data.booking_id} />;
  if (!remove.error && !wasDone)
    return (
      <Notice tone="plain">
        <Trans>The booking is being deleted.</Trans>
      </Notice>
    );
  return (
    <div className="flex max-w-xl flex-col gap-5">
      {remove.error ? (
        <Notice tone="bad">{i18n._(REFUSALS[codeOf(remove.error)] ?? UNREACHABLE)}</Notice>
      ) : (
        <Notice tone="plain">
          <Trans>The automatic deletion has already run in this browser. It does not run again automatically.</Trans>
        </Notice>
      )}
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        pending={remove.isPending}
        onClick={() => mutate({ booking_id: bookingId })}
      >
        <Trans>Run it again</Trans>
      </Button>
    </div>
  );
}
