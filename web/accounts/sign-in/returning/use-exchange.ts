import type { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSession } from '../../../kit/use-session.ts';
import { useSignIn } from '../../common/use-sign-in.ts';
import { isRememberedSignUp, clearSignUp } from '../email/remembered-sign-up.ts';
import { isWrongCode } from '../auth-errors.ts';
import { clearVerifier, storedVerifier } from '../oauth/code-verifier.ts';
import { clearReturn, type storedReturn } from '../return-data/returned.ts';

/** The session of a code, and whether this browser requested the code. */
interface ExchangedSession {
  session: Session;
  isOwn: boolean;
}

/**
 * Exchanges the returned code. A link of another browser could sign a person in to a stranger's account, where they
 * would leave an address or a card. So the code signs in by itself only where this tab has the verifier or this browser
 * signed up with the e-mail address; otherwise the person confirms (`isOwn`).
 */
export function useExchange(
  { code, type }: ReturnType<typeof storedReturn>,
  onSignedIn: (exchanged: ExchangedSession) => void,
) {
  const { accounts } = useOrpc();
  const session = useSession();
  const openSession = useSignIn(type === 'signup' ? 'signup' : 'signin');

  async function signIn(exchanged: ExchangedSession): Promise<void> {
    await openSession(async () => exchanged.session);
    if (type === 'signup') clearSignUp();
    onSignedIn(exchanged);
  }

  function clearStored() {
    clearReturn();
    clearVerifier();
  }

  const exchange = useMutation({
    mutationFn: async (_options: { agreed: boolean }): Promise<ExchangedSession | SecondFactorFirst> => {
      const verifier = type === 'signup' ? null : storedVerifier();
      const proven = await session().runSignIn(() =>
        accounts.exchangeCode.call({ code: code ?? '', ...(verifier !== null && { code_verifier: verifier }) }),
      );
      if ('second_factor' in proven) return proven;
      return { session: proven, isOwn: verifier !== null || isRememberedSignUp(proven.user.email) };
    },
    onSuccess: (proven, { agreed }) => {
      clearStored();
      return 'session' in proven && (agreed || proven.isOwn) ? signIn(proven) : undefined;
    },
    onError: (error) => {
      if (!isWrongCode(error)) return;
      clearStored();
      session().log.record('CONFIRMATION_EXPIRED');
    },
  });
  const decline = useMutation({ mutationFn: () => accounts.signOut.call({}) });
  return { exchange, signIn, decline };
}
