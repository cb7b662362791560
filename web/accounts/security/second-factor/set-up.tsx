import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useOrpc } from '../../../app/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { codeOf } from '../../sign-in/auth-errors.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { CodeField } from '../../sign-in/code-field.tsx';
import { useCodeForm } from '../../sign-in/use-code-form.ts';
import { useRefreshFactors } from '../use-refresh-factors.ts';
import { QrCode } from './qr-code.tsx';

type SetUpProps = {
  /** Set up; with the codes that replace the app. */
  onDone: (recoveryCodes: string[]) => void;
  onStop: () => void;
};

/** Shows the app its secret, and takes the first code that it shows. */
export function SetUp({ secret, address, onDone, onStop }: SetUpProps & { secret: string; address: string }) {
  return (
    <ol className="flex flex-col gap-6">
      <li className="flex flex-col gap-3">
        <p className="text-s text-ink-1">
          <Trans>
            1. Open an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password, and scan this picture.
          </Trans>
        </p>
        <QrCode text={address} />
        <p className="text-s text-ink-1">
          <Trans>
            On this very phone?{' '}
            <a href={address} className="inline-flex min-h-11 items-center font-semibold text-clay-ink underline-offset-4 hover:underline">
              Open the app
            </a>
            , or type this key into it:
          </Trans>
        </p>
        <code dir="ltr" className="rounded-s bg-sand-1 px-4 py-3 text-s font-semibold tracking-wide break-all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </li>
      <li>
        <ConfirmForm onDone={onDone} onStop={onStop} />
      </li>
    </ol>
  );
}

function ConfirmForm({ onDone, onStop }: SetUpProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const confirm = useMutation({
    mutationFn: (code: string) => accounts.confirmSecondFactor.call({ code }),
    onSuccess: async ({ recovery_codes }) => {
      onDone(recovery_codes);
      // It changes what this session may do, and ends the others.
      await refresh();
    },
  });
  const isWrong = ['invalid_code', 'invalid_input'].includes(codeOf(confirm.error));
  const { submit, isMissing } = useCodeForm(confirm.mutate);

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-s text-ink-1">
        <Trans>2. Type the code that the app shows. All your other devices are signed out then.</Trans>
      </p>
      {!isWrong && <AuthProblem error={confirm.error} />}
      <CodeField
        error={
          isMissing
            ? t`Please type the six digits.`
            : isWrong
              ? t`This is not the code that the app shows now. Check the clock of your phone if it stays so.`
              : undefined
        }
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button type="submit" pending={confirm.isPending}>
          <Trans>Turn it on</Trans>
        </Button>
        <Button variant="quiet" onClick={onStop}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
