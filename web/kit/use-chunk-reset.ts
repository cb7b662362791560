import { CHUNK_RESET } from '@hirfa/domain/screens';
import { useEffect } from 'react';

/** The messages of Chromium, Firefox and Safari. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/;

/**
 * Reloads the page where its code could not be loaded: browsers cache a failed import, so retries on the same page
 * never succeed. Waits while there is no connection. 8.27
 */
export function useChunkReset(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof Error) || !NOT_LOADED.test(error.message) || wasResetJustNow()) return;
    function reset() {
      if (!navigator.onLine) return;
      sessionStorage.setItem(CHUNK_RESET.key, String(Date.now()));
      window.location.reload();
    }
    const timer = setTimeout(reset, CHUNK_RESET.afterMs);
    window.addEventListener('online', reset);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', reset);
    };
  }, [error]);
}

/** True also where nothing can be stored, because reloads could repeat forever. */
function wasResetJustNow(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(CHUNK_RESET.key)) < CHUNK_RESET.atMostEveryMs;
  } catch {
    return true;
  }
}
