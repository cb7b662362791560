import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from './confirm-button.tsx';

/** The button that ends the exchange with a calendar, in one direction. */
export function RemoveButton(confirmation: Omit<ComponentProps<typeof ConfirmButton>, 'trigger'>) {
  return (
    <ConfirmButton
      {...confirmation}
      trigger={
        <Button variant="quiet" className="px-3!">
          <Trash2 aria-hidden />
          <Trans>Remove</Trans>
        </Button>
      }
    />
  );
}
