import { useOrpc } from '../../../app/use-orpc.ts';
import { useEnter } from '../../use-enter.ts';
import { rememberSignUp } from './asked-sign-up.ts';
import type { AuthFields, AuthMode } from '../field-errors.ts';

/** Asks to be let in by e-mail and password; `confirm_email` where the code of a mail comes first. */
export function useAskEntry(mode: AuthMode) {
  const { accounts } = useOrpc();
  const enter = useEnter(mode);
  return async ({ full_name, email, password }: Omit<AuthFields, 'phone'>) => {
    const entered = await enter(() =>
      mode === 'signup' ? accounts.signUp.call({ full_name, email, password }) : accounts.signIn.call({ email, password }),
    );
    if (entered === 'confirm_email') rememberSignUp(email);
    return entered;
  };
}
