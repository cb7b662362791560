import type { Passkey } from '@hirfa/contract/accounts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { PasskeyProblem } from '../../sign-in/passkey/passkey-problem.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { useRefreshFactors } from '../use-refresh-factors.ts';

const TEXTS = { not_found: msg`This passkey has been removed.` };

export function RenamePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const [open, setOpen] = useState(false);
  const rename = useCall((next: string) => accounts.renamePasskey.call({ id, name: next }), {
    onDone: async () => {
      await refresh();
      setOpen(false);
    },
  });

  function change(next: boolean) {
    setOpen(next);
    rename.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<IconButton label={t`Rename ${name}`} icon={<Pencil aria-hidden />} />}
      title={t`Rename the passkey`}
    >
      <PasskeyNameForm
        suggested={name}
        confirm={t`Save`}
        isPending={rename.isPending}
        onSend={rename.send}
        onCancel={() => change(false)}
        problem={<PasskeyProblem error={rename.error} texts={TEXTS} cancelled={null} />}
      />
    </Dialog>
  );
}
