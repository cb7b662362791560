// @with-first-page
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated: until then it must look as the server rendered it, without anything of this browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
