import type { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSession } from '../../../kit/use-session.ts';
import { useSignIn } from '../../common/use-sign-in.ts';
import { askedFor, forgetSignUp } from '../email/asked-sign-up.ts';
import { isWrongCode } from '../auth-errors.ts';
import { dropVerifier, keptVerifier } from '../oauth/code-verifier.ts';
import { dropReturn, type keptReturn } from '../return-data/returned.ts';

/** Whose account a code opens, and whether it was asked for in this browser. */
interface Opened {
  session: Session;
  isOwn: boolean;
}

/**
 * Exchanges the code that came back. A link is opened by whoever clicks it: one that was not asked for in this browser
 * could lead somebody into a stranger's account, there to leave an address or a card. So a code opens a session by
 * itself only where the tab held its verifier, or this browser signed up with this e-mail; else the person is asked
 * (`Opened.isOwn`).
 */
export function useExchange({ code, type }: ReturnType<typeof keptReturn>, onSignedIn: (opened: Opened) => void) {
  const { accounts } = useOrpc();
  const session = useSession();
  const openSession = useSignIn(type === 'signup' ? 'signup' : 'signin');

  async function signIn(opened: Opened): Promise<void> {
    await openSession(async () => opened.session);
    if (type === 'signup') forgetSignUp();
    onSignedIn(opened);
  }

  function forget() {
    dropReturn();
    dropVerifier();
  }

  const exchange = useMutation({
    mutationFn: async (_options: { agreed: boolean }): Promise<Opened | SecondFactorFirst> => {
      const verifier = type === 'signup' ? null : keptVerifier();
      const proven = await session().signingIn(() =>
        accounts.exchangeCode.call({ code: code ?? '', ...(verifier !== null && { code_verifier: verifier }) }),
      );
      if ('second_factor' in proven) return proven;
      return { session: proven, isOwn: verifier !== null || askedFor(proven.user.email) };
    },
    onSuccess: (proven, { agreed }) => {
      forget();
      return 'session' in proven && (agreed || proven.isOwn) ? signIn(proven) : undefined;
    },
    onError: (error) => {
      if (!isWrongCode(error)) return;
      forget();
      session().log.record('CONFIRMATION_EXPIRED');
    },
  });
  const decline = useMutation({ mutationFn: () => accounts.signOut.call({}) });
  return { exchange, signIn, decline };
}
