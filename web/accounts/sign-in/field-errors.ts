import { egyptianMobile, FULL_NAME_LENGTH, PASSWORD_LENGTH } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';

export type AuthMode = 'signin' | 'signup';
export type AuthFields = { full_name: string; email: string; password: string; phone: string };
export type FieldErrors = { [field in keyof AuthFields]?: string };

const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks fields before they are sent, for quick messages; the schema of the contract decides. */
export function useFieldErrors(mode: AuthMode): (fields: Partial<AuthFields>) => FieldErrors {
  const { t } = useLingui();
  const wrong: { [field in keyof AuthFields]: (value: string) => string | false } = {
    full_name: (value) => value.length < FULL_NAME_LENGTH.min && t`Please write your full name.`,
    email: (value) => !LOOKS_LIKE_EMAIL.test(value) && t`Please write an e-mail address, such as name@example.com.`,
    password: (value) =>
      mode === 'signup'
        ? value.length < PASSWORD_LENGTH.min && t`The password needs at least ${PASSWORD_LENGTH.min} characters.`
        : value === '' && t`Please write your password.`,
    phone: (value) =>
      egyptianMobile(value) === null && t`Please write an Egyptian mobile number, such as 010 1234 5678.`,
  };
  return (fields) => {
    const errors: FieldErrors = {};
    for (const name of ['full_name', 'email', 'password', 'phone'] as const) {
      const value = fields[name];
      const error = value !== undefined && wrong[name](value);
      if (error) errors[name] = error;
    }
    return errors;
  };
}
