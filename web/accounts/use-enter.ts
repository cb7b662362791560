import type { Proven, Session, SignedIn } from '@hirfa/contract/accounts';
import type { AuthEventType } from '@hirfa/domain/accounts';
import { useSession } from '../app/use-session.ts';

const EVENTS = {
  signin: { done: 'SIGNED_IN', failed: 'SIGNIN_FAILED' },
  signup: { done: 'SIGNED_UP', failed: 'SIGNUP_FAILED' },
} as const satisfies Record<string, { done: AuthEventType; failed: AuthEventType }>;

/** Into the product, or first to the code of a mail. */
type Outcome = 'signed_in' | 'confirm_email';

/** Opens the session that a call answers with, where it does; whoever was here before is out first. */
export function useEnter(way: keyof typeof EVENTS): (ask: () => Promise<SignedIn>) => Promise<Outcome> {
  const session = useSession();
  return async (ask) => {
    const { ready, opened, log } = session();
    await ready();
    try {
      const answer = await ask();
      if ('confirm' in answer) return 'confirm_email';
      opened(sessionOf(answer));
      log.record(EVENTS[way].done);
      return 'signed_in';
    } catch (error) {
      log.record(EVENTS[way].failed);
      throw error;
    }
  };
}

/** The session that a proof has opened. The screen that asks for a second factor is still to come. */
export function sessionOf(answer: Proven): Session {
  if ('second_factor' in answer) throw new Error('a second factor is asked for');
  return answer;
}
