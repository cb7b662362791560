import type { Passkey } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { type RefObject, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { codeOf } from '../../../kit/error-code.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
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
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await accounts.removePasskey.call({ id });
      } catch (error) {
        // One that was removed meanwhile counts as success.
        if (codeOf(error) !== 'not_found') throw error;
      }
    },
    onSuccess: async () => {
      await refresh();
      toast({ tone: 'ok', title: t`The passkey is removed.` });
    },
  });

  function change(next: boolean) {
    setOpen(next);
    remove.reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<IconButton label={t`Remove ${name}`} icon={<Trash2 aria-hidden />} />}
      focusAfter={focusAfter}
      title={t`Remove this passkey?`}
      description={
        <Trans>
          “<bdi>{name}</bdi>” will no longer open your account. Where it did, you stay signed in until you sign out
          there. Afterwards, delete it from your device’s saved passwords too.
        </Trans>
      }
      actions={
        <>
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Remove the passkey</Trans>
          </Button>
          <Button variant="quiet" onClick={() => change(false)}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {remove.isError && <AuthProblem error={remove.error} />}
    </Dialog>
  );
}
