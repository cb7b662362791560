import type { SupportDetail } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type HandOverDialogProps = {
  admins: SupportDetail['admins'];
  pending: boolean;
  onClose: () => void;
  onChoose: (adminId: string) => void;
};

/** Asks which admin answers from now on. */
export function HandOverDialog({ admins, pending, onClose, onChoose }: HandOverDialogProps) {
  const { t } = useLingui();
  const [chosen, choose] = useState('');
  const [isChecked, setChecked] = useState(false);
  function confirm() {
    setChecked(true);
    if (chosen !== '') onChoose(chosen);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Hand over this chat`}
      description={<Trans>From then on, only they answer it.</Trans>}
      actions={
        <>
          <Button pending={pending} onClick={confirm}>
            <Trans>Hand over</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <SelectField
        label={t`Who answers`}
        placeholder={t`Choose an admin`}
        options={admins.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        error={isChecked && chosen === '' ? t`Choose an admin.` : undefined}
      />
    </Dialog>
  );
}
