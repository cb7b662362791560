import { FULL_NAME_LENGTH, PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';

export type AuthMode = 'signin' | 'signup';
export type AuthFields = { full_name: string; email: string; password: string };
export type FieldErrors = { [field in keyof AuthFields]?: string };

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the fields, said before the server is asked; the contract's schema has the last word. */
export function useFieldErrors(mode: AuthMode): (fields: AuthFields) => FieldErrors {
  const { t } = useLingui();
  return ({ full_name, email, password }) => ({
    ...(mode === 'signup' && full_name.length < FULL_NAME_LENGTH.min && { full_name: t`Please write your full name.` }),
    ...(!LOOKS_LIKE_EMAIL.test(email) && { email: t`Please write an e-mail address, such as name@example.com.` }),
    ...(mode === 'signup' &&
      password.length < PASSWORD_LENGTH.min && { password: t`The password needs at least ${PASSWORD_LENGTH.min} characters.` }),
    ...(mode === 'signin' && password === '' && { password: t`Please write your password.` }),
  });
}
