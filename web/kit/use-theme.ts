import { useSyncExternalStore } from 'react';
import { chosenTheme, type Theme } from './theme.ts';
import { watchMark } from './watch-mark.ts';

const watchTheme = watchMark('data-theme');

/** The theme that was chosen, as the mark on <html> says; "system" while the page is still the server's. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, chosenTheme, () => 'system');
}
