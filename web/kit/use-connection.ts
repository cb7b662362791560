// @with-first-page
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

const nothing = () => undefined;

/** The state of this session's connection; null until the page is hydrated. */
export function useConnection() {
  const session = useRouteContext({ from: '__root__', select: (context) => context.session });
  return useSyncExternalStore(
    (changed) => session?.watchConnection(changed) ?? nothing,
    () => session?.connection() ?? null,
    () => null,
  );
}
