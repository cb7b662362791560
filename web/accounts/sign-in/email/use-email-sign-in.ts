import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSignIn } from '../../common/use-sign-in.ts';
import { rememberSignUp } from './asked-sign-up.ts';
import type { AuthFields, AuthMode } from '../field-errors.ts';

/** Asks to be let in by e-mail and password; `confirm_email` where the code of a mail comes first. */
export function useEmailSignIn(mode: AuthMode) {
  const { accounts } = useOrpc();
  const signIn = useSignIn(mode);
  return async ({ full_name, email, password }: Omit<AuthFields, 'phone'>) => {
    const entered = await signIn(() =>
      mode === 'signup' ? accounts.signUp.call({ full_name, email, password }) : accounts.signIn.call({ email, password }),
    );
    if (entered === 'confirm_email') rememberSignUp(email);
    return entered;
  };
}
