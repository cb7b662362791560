import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type AskOnceProps = {
  title: string;
  description: ReactNode;
  confirm: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something that can not be taken back. The button has the focus: Enter confirms, Escape does not. */
export function AskOnce({ title, description, confirm, pending, onClose, onConfirm }: AskOnceProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for this question */}
          <Button autoFocus pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    />
  );
}
