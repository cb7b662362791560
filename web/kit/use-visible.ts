// @with-first-page
import { useSyncExternalStore } from 'react';

const isVisible = () => document.visibilityState === 'visible';

function watchVisible(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether somebody may see the page now: it is not in the background. */
export const useVisible = (): boolean => useSyncExternalStore(watchVisible, isVisible, () => false);
