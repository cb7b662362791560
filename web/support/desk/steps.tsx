import type { SupportDetail } from '@hirfa/contract/support';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { DeskSteps } from './use-steps.ts';

type StepsProps = { detail: SupportDetail; steps: DeskSteps; adminId: string | undefined; focusBox: () => void };

/** What an admin can do with a session now. */
export function Steps({ detail, steps, adminId, focusBox }: StepsProps) {
  const [isAsking, setAsking] = useState(false);
  const { status, taken_by, resolved_at } = detail.session;
  if (status === 'ended' || adminId === undefined) return null;
  const isMine = taken_by?.user_id === adminId;
  return (
    <div className="flex flex-wrap gap-2 *:max-sm:grow *:max-sm:px-2.5! *:max-sm:text-xs!">
      {taken_by === null && (
        <Button aria-keyshortcuts="Enter" pending={steps.isTaking} onClick={() => steps.take(focusBox)}>
          <Trans>Take it</Trans>
        </Button>
      )}
      {taken_by !== null && !isMine && (
        <Button pending={steps.isHandingOver} onClick={() => steps.handOver(adminId, focusBox)}>
          <Trans>Take it over</Trans>
        </Button>
      )}
      {(taken_by === null || isMine) && resolved_at === null && (
        <Button variant="secondary" pending={steps.isResolving} onClick={steps.resolve}>
          <Trans>Mark as resolved</Trans>
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Hand over</Trans>
      </Button>
      {isAsking && (
        <HandOverDialog
          admins={detail.admins.filter(({ user_id }) => user_id !== taken_by?.user_id)}
          pending={steps.isHandingOver}
          onClose={() => setAsking(false)}
          onChoose={(to) => steps.handOver(to, () => setAsking(false))}
        />
      )}
    </div>
  );
}
