import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { useFeed } from './use-calendars.ts';

type RemoveButtonProps = {
  title: string;
  /** What it does to others or to customers. */
  children: ReactNode;
  /** What the button that does it says. */
  action: ReactNode;
  call: ReturnType<typeof useFeed>['remove'];
  onRemoved?: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The button that ends the exchange with a calendar, in one direction. */
export function RemoveButton({ title, children, action, call, onRemoved, focusAfter }: RemoveButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" className="px-3!">
          <Trash2 aria-hidden />
          <Trans>Remove</Trans>
        </Button>
      }
      title={title}
      description={children}
      confirm={action}
      keep={<Trans>Keep it</Trans>}
      isDanger
      // The card says why it was refused.
      call={{ isPending: call.isPending }}
      onConfirm={(close) => call.send({}, { onSettled: close, onSuccess: () => onRemoved?.() })}
      focusAfter={focusAfter}
    />
  );
}
