import { Trans } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

type ConfirmButtonProps = {
  trigger: ReactElement;
  title: string;
  /** What it does to others or to customers. */
  children: ReactNode;
  /** What the button that does it says. */
  action: ReactNode;
  pending: boolean;
  /** Resolves once it is done or was refused. */
  run: () => Promise<unknown>;
  focusAfter: RefObject<HTMLElement | null>;
};

/** A button whose effect on others is said before it happens. */
export function ConfirmButton({ trigger, title, children, action, pending, run, focusAfter }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = () =>
    run()
      // The card says why it was refused.
      .catch(() => undefined)
      .finally(() => setOpen(false));
  return (
    <Dialog
      title={title}
      description={children}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      focusAfter={focusAfter}
      actions={
        <>
          <Button variant="danger" pending={pending} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    />
  );
}
