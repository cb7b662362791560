import type { SecondFactorFirst, Session } from '@hirfa/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useOrpc } from '../../../app/use-orpc.ts';
import { useSession } from '../../../app/use-session.ts';
import { useEnter } from '../../use-enter.ts';
import { askedFor, forgetSignUp } from '../email/asked-sign-up.ts';
import { codeOf } from '../auth-errors.ts';
import { dropVerifier, keptVerifier } from '../oauth/code-verifier.ts';
import { dropReturn, type keptReturn } from './returned.ts';

/** Whose account a code opens, and whether it was asked for in this browser. */
interface Opened {
  session: Session;
  isOwn: boolean;
}

/**
 * Exchanges the code that came back. A link is opened by whoever clicks it: one that was not asked for in this browser could lead
 * somebody into a stranger's account, there to leave an address or a card. So a code opens a session by itself only where the tab
 * held its verifier, or where this browser asked for an account with its very e-mail; else the person is asked (`Opened.isOwn`).
 */
export function useExchange({ code, type }: ReturnType<typeof keptReturn>, onEntered: (opened: Opened) => void) {
  const { accounts } = useOrpc();
  const session = useSession();
  const enter = useEnter(type === 'signup' ? 'signup' : 'signin');

  async function goIn(opened: Opened): Promise<void> {
    await enter(async () => opened.session);
    if (type === 'signup') forgetSignUp();
    onEntered(opened);
  }

  function forget() {
    dropReturn();
    dropVerifier();
  }

  const exchange = useMutation({
    mutationFn: async (_options: { agreed: boolean }): Promise<Opened | SecondFactorFirst> => {
      const verifier = type === 'signup' ? null : keptVerifier();
      const proven = await session().entering(() =>
        accounts.exchangeCode.call({ code: code ?? '', ...(verifier !== null && { code_verifier: verifier }) }),
      );
      if ('second_factor' in proven) return proven;
      return { session: proven, isOwn: verifier !== null || askedFor(proven.user.email) };
    },
    onSuccess: (proven, { agreed }) => {
      forget();
      return 'session' in proven && (agreed || proven.isOwn) ? goIn(proven) : undefined;
    },
    onError: (error) => {
      if (codeOf(error) !== 'invalid_code' && codeOf(error) !== 'invalid_input') return;
      forget();
      session().log.record('CONFIRMATION_EXPIRED');
    },
  });
  const decline = useMutation({ mutationFn: () => accounts.signOut.call({}) });
  return { exchange, goIn, decline };
}
