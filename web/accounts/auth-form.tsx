import { PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useOrpc } from '../app/use-orpc.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { authErrorText } from './auth-errors.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { type AuthFields, type AuthMode, type FieldErrors, useFieldErrors } from './field-errors.ts';
import { useEnter } from './use-enter.ts';

/** Sign-in or sign-up by e-mail and password; an e-mail that is not confirmed asks for its code first. */
export function AuthForm({ mode, onDone }: { mode: AuthMode; onDone: () => void }) {
  const { i18n, t } = useLingui();
  const { accounts } = useOrpc();
  const enter = useEnter(mode);
  const check = useFieldErrors(mode);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: ({ full_name, email, password }: AuthFields) =>
      enter(() => (mode === 'signup' ? accounts.signUp.call({ full_name, email, password }) : accounts.signIn.call({ email, password }))),
    onSuccess: (outcome, { email }) => (outcome === 'signed_in' ? onDone() : setUnconfirmed(email)),
  });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    const found = check(fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) send.mutate(fields);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  if (unconfirmed !== null) return <ConfirmForm email={unconfirmed} onDone={onDone} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {send.error && <Notice tone="bad">{i18n._(authErrorText(send.error))}</Notice>}
      {mode === 'signup' && <TextField label={t`Full name`} name="full_name" autoComplete="name" error={errors.full_name} />}
      <TextField label={t`E-mail`} name="email" type="email" dir="ltr" autoComplete="email" inputMode="email" error={errors.email} />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        hint={mode === 'signup' ? <Trans>At least {PASSWORD_LENGTH.min} characters.</Trans> : undefined}
        error={errors.password}
      />
      <Button type="submit" wide pending={send.isPending}>
        {mode === 'signup' ? <Trans>Create account</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </form>
  );
}

function readFields(form: HTMLFormElement): AuthFields {
  const data = new FormData(form);
  const text = (name: keyof AuthFields) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { full_name: text('full_name').trim(), email: text('email').trim(), password: text('password') };
}
