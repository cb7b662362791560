import { useSyncExternalStore } from 'react';

const read = () => document.documentElement.hasAttribute('data-session');

/** Whether somebody is signed in, from the mark on <html> that the session keeps; undefined while the page is still the server's. */
export function useSignedIn(): boolean | undefined {
  return useSyncExternalStore(watch, read, () => undefined);
}

function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-session'] });
  return () => observer.disconnect();
}
