import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { isWrongCode } from '../../sign-in/auth-errors.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { CodeField } from '../../sign-in/code-field.tsx';
import { useCodeForm } from '../../sign-in/use-code-form.ts';
import { useRefreshFactors } from '../use-refresh-factors.ts';
import { QrCode } from './qr-code.tsx';

type SetUpProps = {
  /** Called with the recovery codes when the app is set up. */
  onDone: (recoveryCodes: string[]) => void;
  onStop: () => void;
};

/** Shows the secret for the app, and asks for the first code of the app. */
export function SetUp({ secret, address, onDone, onStop }: SetUpProps & { secret: string; address: string }) {
  return (
    <ol className="flex flex-col gap-7">
      <li className="flex flex-col gap-3">
        <Step number={1}>
          <Trans>
            Open an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password, and scan this
            code.
          </Trans>
        </Step>
        <QrCode text={address} />
        <p className="text-s text-ink-1">
          <Trans>
            Using the phone itself?{' '}
            <a
              href={address}
              className="inline-flex min-h-11 items-center font-semibold text-clay-ink underline-offset-4 hover:underline"
            >
              Open the app
            </a>
            , or enter this key in it:
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

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 text-s text-ink-1">
      <span
        aria-hidden
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-clay-soft text-xs font-semibold text-clay-ink tabular-nums"
      >
        {number}
      </span>
      <span className="min-w-0 pt-0.5">{children}</span>
    </p>
  );
}

function ConfirmForm({ onDone, onStop }: SetUpProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const confirm = useCall((code: string) => accounts.confirmSecondFactor.call({ code }), {
    onDone: async ({ recovery_codes }) => {
      onDone(recovery_codes);
      // The new factor changes the rights of this session and ends all others.
      await refresh();
    },
  });
  const isWrong = isWrongCode(confirm.error);
  const { submit, isMissing } = useCodeForm(confirm.send);

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Step number={2}>
        <Trans>Type the code that the app shows. All your other devices will be signed out.</Trans>
      </Step>
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
