import type { EmailConfirmed, SecondFactorFirst, Session, SignedIn } from '@hirfa/contract/accounts';
import type { AuthEventType } from '@hirfa/domain/accounts';
import { useEffect } from 'react';
import { useSession } from '../../kit/use-session.ts';

const EVENTS = {
  signin: { done: 'SIGNED_IN', failed: 'SIGNIN_FAILED' },
  signup: { done: 'SIGNED_UP', failed: 'SIGNUP_FAILED' },
} as const satisfies Record<string, { done: AuthEventType; failed: AuthEventType }>;

/**
 * The session, or the step that is needed before it: the code of a mail, the second factor, or a sign-in after the
 * e-mail was confirmed.
 */
export type SignInAnswer = Session | 'confirm_email' | SecondFactorFirst | EmailConfirmed;

/** Opens the session that a call returns, if any. A pending sign-out of the previous person is sent first. */
export function useSignIn(
  kind: keyof typeof EVENTS,
): (ask: () => Promise<SignedIn | EmailConfirmed>) => Promise<SignInAnswer> {
  const session = useSession();
  // Visitors have not loaded it: it arrives while they type.
  useEffect(() => void import('./browser-session.ts').catch(() => undefined), []);
  return async (ask) => {
    const { runSignIn, acceptSession, log } = session();
    try {
      return await runSignIn(async () => {
        const answer = await ask();
        if ('confirm' in answer) return 'confirm_email';
        if (!('access_token' in answer)) return answer;
        acceptSession(answer);
        log.record(EVENTS[kind].done);
        return answer;
      });
    } catch (error) {
      log.record(EVENTS[kind].failed);
      throw error;
    }
  };
}
