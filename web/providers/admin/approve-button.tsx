import type { Applicant } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { type Approval, approvalsFor } from './approve-dialog.tsx';

type ApproveButtonProps = { applicant: Applicant; ask: (approval: Approval) => void };

/** Asks whether to approve. The letters of the other levels ask the same, with theirs chosen. */
export function ApproveButton({ applicant, ask }: ApproveButtonProps) {
  const [usual, ...others] = approvalsFor(applicant);
  return (
    <>
      {usual && (
        <KeyButton shortcut={usual[1]} onClick={() => ask(usual[0])}>
          <Trans>Approve</Trans>
        </KeyButton>
      )}
      {others.map(([approval, letter]) => (
        <button key={letter} type="button" hidden aria-keyshortcuts={letter} onClick={() => ask(approval)}>
          <Trans>Approve</Trans>
        </button>
      ))}
    </>
  );
}
