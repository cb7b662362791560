import type { Session } from '@hirfa/contract/accounts';
import type { AuthEventType } from '@hirfa/domain/accounts';
import { useSession } from '../app/use-session.ts';

const EVENTS = {
  signin: { done: 'SIGNED_IN', failed: 'SIGNIN_FAILED' },
  signup: { done: 'SIGNED_UP', failed: 'SIGNUP_FAILED' },
} as const satisfies Record<string, { done: AuthEventType; failed: AuthEventType }>;

/** Opens the session that a call answers with; whoever was here before is out first. */
export function useEnter(way: keyof typeof EVENTS): (ask: () => Promise<Session>) => Promise<void> {
  const session = useSession();
  return async (ask) => {
    const { ready, opened, log } = session();
    await ready();
    try {
      opened(await ask());
      log.record(EVENTS[way].done);
    } catch (error) {
      log.record(EVENTS[way].failed);
      throw error;
    }
  };
}
