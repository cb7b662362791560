import { useSyncExternalStore } from 'react';
import { chosenTheme, type Theme } from './theme.ts';

/** The theme that was chosen, as the mark on <html> says; "system" while the page is still the server's. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, chosenTheme, () => 'system');
}

function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
