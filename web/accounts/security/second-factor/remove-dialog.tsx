import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { isWrongCode } from '../../sign-in/auth-errors.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { useCodeForm } from '../../sign-in/use-code-form.ts';
import { useRefreshFactors } from '../use-refresh-factors.ts';

/** Turns off the authenticator app, with one of its codes or a recovery code. */
export function RemoveDialog() {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const form = useId();
  const [open, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: (code: string) => accounts.removeSecondFactor.call({ code }),
    onSuccess: async () => {
      setOpen(false);
      toast({ tone: 'ok', title: t`The authenticator app is turned off.` });
      await refresh();
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
      trigger={
        <Button variant="secondary">
          <Trans>Turn it off</Trans>
        </Button>
      }
      title={t`Turn off the authenticator app?`}
      description={<Trans>From then on your password alone opens your account.</Trans>}
      actions={
        <>
          <Button type="submit" form={form} variant="danger" pending={remove.isPending}>
            <Trans>Turn it off</Trans>
          </Button>
          <Button variant="quiet" onClick={() => change(false)}>
            <Trans>Leave it on</Trans>
          </Button>
        </>
      }
    >
      <CodeForm id={form} error={remove.error} send={remove.mutate} />
    </Dialog>
  );
}

function CodeForm({ id, error, send }: { id: string; error: unknown; send: (code: string) => void }) {
  const { t } = useLingui();
  const { submit, isMissing } = useCodeForm(send);
  const isWrong = isWrongCode(error);
  const wrong = isWrong ? t`This code is not right, or was used before. Type the one that is shown now.` : undefined;
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!isWrong && <AuthProblem error={error} />}
      <TextField
        label={t`Code of the app, or a recovery code`}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        error={isMissing ? t`Please type a code.` : wrong}
      />
    </form>
  );
}
