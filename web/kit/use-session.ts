// @with-first-page
import { useRouteContext } from '@tanstack/react-router';
import type { SessionContext } from './session-context.ts';

/** The session of this browser. Only for handlers and effects, which never run during server rendering. */
export function useSession(): () => SessionContext {
  const session = useRouteContext({ from: '__root__', select: (context) => context.session });
  return () => {
    if (session === null) throw new Error('There is no session while a page is rendered on the server');
    return session;
  };
}
