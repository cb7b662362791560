import type { SupportDetail } from '@hirfa/contract/support';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';

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
    <FormDialog
      onOpenChange={onClose}
      title={t`Hand over this chat`}
      description={<Trans>From then on, only they answer it.</Trans>}
      confirm={<Trans>Hand over</Trans>}
      call={{ isPending: pending }}
      onConfirm={confirm}
    >
      <SelectField
        label={t`Who answers`}
        placeholder={t`Choose an admin`}
        options={admins.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
        error={isChecked && chosen === '' ? t`Choose an admin.` : undefined}
      />
    </FormDialog>
  );
}
