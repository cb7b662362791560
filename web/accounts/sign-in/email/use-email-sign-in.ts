import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import type { AuthFields, AuthMode } from '../field-errors.ts';

/** Signs in or up by e-mail and password; returns `confirm_email` where the code of a mail is needed first. */
export function useEmailSignIn(mode: AuthMode) {
  const { accounts } = useOrpc();
  const signIn = useSignIn(mode);
  return ({ full_name, email, password }: Omit<AuthFields, 'phone'>) =>
    signIn(() =>
      mode === 'signup'
        ? accounts.signUp.call({ full_name, email, password })
        : accounts.signIn.call({ email, password }),
    );
}
