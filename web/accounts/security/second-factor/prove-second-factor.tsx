import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { isWrongCode } from '../../sign-in/auth-errors.ts';
import { AuthProblem } from '../../sign-in/auth-problem.tsx';
import { PasskeyProblem } from '../../sign-in/passkey/passkey-problem.tsx';
import { askForPasskey, type Signed } from '../../sign-in/passkey/passkey-request.ts';
import { useCodeForm } from '../../sign-in/use-code-form.ts';

/** Shows that the person is there: one of their second factors; nothing of a person who has none. */
export interface Proof {
  code?: string;
  passkey?: Signed['response'];
}

type ProveSecondFactorProps = {
  factors: readonly ('code' | 'passkey')[];
  /** Why the call to which the proof was sent failed. */
  error: unknown;
  pending: boolean;
  submit: string;
  /** Whether it takes something away. */
  isDanger?: boolean;
  /** Whether the rest of the form is right, before a second factor is used up. */
  check?: () => boolean;
  onProof: (proof: Proof) => void;
};

/** Asks for a second factor before something that nobody else may do on an unlocked device. */
export function ProveSecondFactor({
  factors,
  error,
  pending,
  submit,
  isDanger,
  check,
  onProof,
}: ProveSecondFactorProps) {
  const { accounts } = useOrpc();
  const [wanted, setWanted] = useState<'code' | 'passkey'>('code');
  const passkey = useCall(() => askForPasskey(accounts));
  const form = useCodeForm((code) => onProof({ code }));
  const factor = factors.includes(wanted) ? wanted : factors[0];
  const isWrong = factor === 'code' && isWrongCode(error);
  function press(event: Parameters<typeof form.submit>[0]) {
    event.preventDefault();
    if (check?.() === false) return undefined;
    if (factor === 'code') return form.submit(event);
    if (factor === undefined) onProof({});
    else passkey.send(undefined, { onSuccess: ({ response }) => onProof({ passkey: response }) });
    return undefined;
  }
  return (
    <form method="post" noValidate onSubmit={press} className="flex flex-col gap-4">
      {!isWrong && <AuthProblem error={error} />}
      <PasskeyProblem error={passkey.error} cancelled={<Trans>No passkey was used. Nothing was changed.</Trans>} />
      {factor === 'code' && <CodeField isMissing={form.isMissing} isWrong={isWrong} />}
      {factor === 'passkey' && (
        <p className="text-s text-ink-1">
          <Trans>Your device will ask for your passkey.</Trans>
        </p>
      )}
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        pending={pending || passkey.isPending}
        className="self-start max-sm:w-full"
      >
        {submit}
      </Button>
      {factors.length > 1 && (
        <Button
          variant="quiet"
          className="self-start max-sm:w-full"
          onClick={() => setWanted(factor === 'code' ? 'passkey' : 'code')}
        >
          {factor === 'code' ? <Trans>Use a passkey</Trans> : <Trans>Use a code</Trans>}
        </Button>
      )}
    </form>
  );
}

function CodeField({ isMissing, isWrong }: { isMissing: boolean; isWrong: boolean }) {
  const { t } = useLingui();
  const wrong = isWrong ? t`This code is not right, or was used before. Type the one that is shown now.` : undefined;
  return (
    <TextField
      label={t`Code of the app, or a recovery code`}
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      error={isMissing ? t`Please type a code.` : wrong}
    />
  );
}
