import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

const nothing = () => undefined;

/** How the line of this browser's session is; null while a page is the server's. */
export function useConnection() {
  const session = useRouteContext({ from: '__root__', select: (context) => context.session });
  return useSyncExternalStore(
    (changed) => session?.watchConnection(changed) ?? nothing,
    () => session?.connection() ?? null,
    () => null,
  );
}
