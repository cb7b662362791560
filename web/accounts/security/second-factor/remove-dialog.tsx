import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { isWrongCode } from '../../sign-in/auth-errors.ts';
import { useRefreshFactors } from '../use-refresh-factors.ts';

/** Turns off the authenticator app, with one of its codes or a recovery code. */
export function RemoveDialog() {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const remove = useCall(accounts.removeSecondFactor.call, {
    done: t`The authenticator app is turned off.`,
    onDone: useRefreshFactors(),
  });
  const isWrong = isWrongCode(remove.error);
  const wrong = isWrong ? t`This code is not right, or was used before. Type the one that is shown now.` : undefined;
  return (
    <FormDialog
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          <Trans>Turn it off</Trans>
        </Button>
      }
      title={t`Turn off the authenticator app?`}
      description={<Trans>From then on your password alone opens your account.</Trans>}
      confirm={<Trans>Turn it off</Trans>}
      keep={<Trans>Leave it on</Trans>}
      isDanger
      call={isWrong ? { ...remove, refusal: undefined } : remove}
      onConfirm={() => {
        setMissing(code.trim() === '');
        if (code.trim() !== '') remove.send({ code: code.trim() });
      }}
    >
      <TextField
        label={t`Code of the app, or a recovery code`}
        name="code"
        dir="ltr"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={isMissing ? t`Please type a code.` : wrong}
      />
    </FormDialog>
  );
}
