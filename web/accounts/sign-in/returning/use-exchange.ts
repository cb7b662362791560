import { useOrpc } from '../../../kit/use-orpc.ts';
import { useSession } from '../../../kit/use-session.ts';
import { isWrongCode } from '../auth-errors.ts';
import { clearVerifier, storedVerifier } from '../oauth/code-verifier.ts';
import { clearReturn, type storedReturn } from '../return-data/returned.ts';
import { useCall } from '../../../ui/use-call.ts';

/**
 * Exchanges the returned code. It signs in where this tab has the verifier or this browser signed up; the link of
 * another browser only confirms its e-mail.
 */
export function useExchange({ code, type }: ReturnType<typeof storedReturn>, onSignedIn: () => void) {
  const { accounts } = useOrpc();
  const session = useSession();

  function clearStored() {
    clearReturn();
    clearVerifier();
  }

  const exchange = () => {
    const { runSignIn, acceptSession, log } = session();
    const verifier = type === 'signup' ? null : storedVerifier();
    return runSignIn(async () => {
      const answer = await accounts.exchangeCode.call({
        code: code ?? '',
        ...(verifier !== null && { code_verifier: verifier }),
      });
      if (!('access_token' in answer)) return answer;
      acceptSession(answer);
      log.record(type === 'signup' ? 'SIGNED_UP' : 'SIGNED_IN');
      return answer;
    });
  };
  return useCall(exchange, {
    onDone: (answer) => {
      clearStored();
      if ('access_token' in answer) onSignedIn();
    },
    onFailed: (error) => {
      if (!isWrongCode(error)) return;
      clearStored();
      session().log.record('CONFIRMATION_EXPIRED');
    },
  });
}
