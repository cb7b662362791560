import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { deletionQuery } from './queries.ts';

/** What becomes of a booking that is to be deleted; a toast says when it is gone. 8.15 */
export function DeletionState({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(deletionQuery(useOrpc(), bookingId));
  const isGone = data != null && data.deleted_at !== null;
  const said = useRef<string>(undefined);
  const title = t`Booking deleted`;
  useEffect(() => {
    if (!isGone || said.current === bookingId) return;
    said.current = bookingId;
    toast({ tone: 'ok', title });
  }, [isGone, bookingId, title]);
  if (isGone)
    return (
      <Notice tone="ok">
        <Trans>
          The booking <bdi>{bookingId}</bdi> is deleted. Its payment stays in the books.
        </Trans>
      </Notice>
    );
  return (
    <Notice tone="plain">
      <Trans>The money goes back first. The booking is deleted as soon as nothing is held.</Trans>
    </Notice>
  );
}
