import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useCall } from '../../../ui/use-call.ts';
import type { SignInAnswer } from '../../session/use-sign-in.ts';
import { AuthProblem } from '../auth-problem.tsx';
import { EmailField } from './email-field.tsx';
import { type AuthFields, type AuthMode, type FieldErrors, useFieldErrors } from '../field-errors.ts';
import { FullNameField } from '../full-name-field.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { useCommonPassword } from '../password/use-common-password.ts';
import { WayByMail } from '../way-by-mail.tsx';
import { useEmailSignIn } from './use-email-sign-in.ts';
import { focusFirst, readFields } from '../form-fields.ts';

type EmailFormProps = {
  mode: AuthMode;
  /** What was typed before. */
  typed: AuthFields;
  keepTyped: (fields: Partial<AuthFields>) => void;
  onSignedIn: (answer: SignInAnswer) => void;
  onForgot: () => void;
};

/** Sign-in or sign-up by e-mail and password. */
export function EmailForm({ mode, typed, keepTyped, onSignedIn, onForgot }: EmailFormProps) {
  const { t } = useLingui();
  const ask = useEmailSignIn(mode);
  const check = useFieldErrors(mode);
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = useCall(ask, { onDone: onSignedIn });
  const tooCommon = useCommonPassword(send.error);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['full_name', 'email', 'password']);
    const { full_name, ...signIn } = fields;
    keepTyped(fields);
    const found = check(mode === 'signup' ? fields : signIn);
    setErrors(found);
    if (Object.keys(found).length === 0) send.send(fields);
    else focusFirst(event.currentTarget, found);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {tooCommon === undefined && (
        <AuthProblem error={send.error} whenLimited={mode === 'signin' && <WayByMail onForgot={onForgot} />} />
      )}
      {mode === 'signup' && <FullNameField defaultValue={typed.full_name} error={errors.full_name} />}
      <EmailField
        // In sign-in the browser offers passkeys in this field, too.
        autoComplete={mode === 'signin' ? 'username webauthn' : 'email'}
        defaultValue={typed.email}
        error={errors.email}
      />
      {mode === 'signup' ? (
        <NewPasswordField label={t`Password`} defaultValue={typed.password} error={errors.password ?? tooCommon} />
      ) : (
        <CurrentPasswordField defaultValue={typed.password} error={errors.password} onForgot={onForgot} />
      )}
      <Button type="submit" wide size="l" pending={send.isPending}>
        {mode === 'signup' ? <Trans>Create account</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}

type CurrentPasswordFieldProps = { defaultValue: string; error: string | undefined; onForgot: () => void };

/** The password of an existing account, with a button for a person who forgot it. */
function CurrentPasswordField({ onForgot, ...field }: CurrentPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <div>
      <PasswordField {...field} label={t`Password`} name="password" autoComplete="current-password" />
      <button
        type="button"
        onClick={onForgot}
        className="-mb-3 inline-flex min-h-11 items-center rounded-s text-s font-semibold text-clay-ink underline-offset-4 hover:underline"
      >
        <Trans>Forgot your password?</Trans>
      </button>
    </div>
  );
}
