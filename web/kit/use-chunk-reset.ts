import { CHUNK_RESET } from '@hirfa/domain/screens';
import { useEffect } from 'react';

const KEY = 'hirfa.chunk-reset';
/** The messages of Chromium, Firefox and Safari. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed/;

/**
 * Loads the page anew where its code could not be loaded: browsers keep a failed import, so trying again on the same
 * page fails for ever. Without a connection it waits for one. 8.27
 */
export function useChunkReset(error: unknown): void {
  useEffect(() => {
    if (!(error instanceof Error) || !NOT_LOADED.test(error.message) || wasResetJustNow()) return;
    function reset() {
      if (!navigator.onLine) return;
      sessionStorage.setItem(KEY, String(Date.now()));
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

/** Where nothing can be stored, nothing is reloaded: it could repeat for ever. */
function wasResetJustNow(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < CHUNK_RESET.atMostEveryMs;
  } catch {
    return true;
  }
}
