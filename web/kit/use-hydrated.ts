import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is awake: until then it must look as the server drew it, which knows nothing of this browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
