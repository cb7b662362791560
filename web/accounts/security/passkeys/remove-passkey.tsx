import type { Passkey } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { codeOf } from '../../../kit/error-code.ts';
import { useRefreshFactors } from '../use-refresh-factors.ts';

type RemovePasskeyProps = {
  passkey: Passkey;
  /** Receives the focus when the row is removed. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Removes a passkey after a confirmation. */
export function RemovePasskey({ passkey: { id, name }, focusAfter }: RemovePasskeyProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const remove = useCall(
    () =>
      accounts.removePasskey.call({ id }).catch((error: unknown) => {
        // One that was removed meanwhile counts as success.
        if (codeOf(error) !== 'not_found') throw error;
      }),
    { onDone: refresh, done: t`The passkey is removed.` },
  );
  return (
    <ConfirmDialog
      trigger={<IconButton label={t`Remove ${name}`} icon={<Trash2 aria-hidden />} />}
      focusAfter={focusAfter}
      title={t`Remove this passkey?`}
      description={
        <Trans>
          “<bdi>{name}</bdi>” will no longer open your account. Where it did, you stay signed in until you sign out
          there. Afterwards, delete it from your device’s saved passwords too.
        </Trans>
      }
      confirm={<Trans>Remove the passkey</Trans>}
      isDanger
      call={remove}
      onConfirm={() => remove.send()}
    />
  );
}
