import { address } from 'virtual:drawings';
import { IDLE_PRELOAD_FALLBACK_MS } from '@hirfa/domain/screens';
import type { getRouter } from './router.tsx';

/**
 * Preloads the pages that most people open next, home and sign-in, with their drawings, once the browser is idle. 2.69
 */
export function preloadWhenIdle(router: Awaited<ReturnType<typeof getRouter>>): void {
  const preload = () => {
    // A page that can't be loaded now is loaded when it is opened.
    for (const to of ['/', '/auth'] as const) router.preloadRoute({ to }).catch(() => undefined);
    fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  // With a limit: a browser that waits for a frame that never comes is never idle.
  if ('requestIdleCallback' in window) requestIdleCallback(preload, { timeout: IDLE_PRELOAD_FALLBACK_MS });
  else setTimeout(preload, IDLE_PRELOAD_FALLBACK_MS);
}
