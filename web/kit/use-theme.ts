import { useSyncExternalStore } from 'react';
import { chosenTheme, type Theme } from './theme.ts';
import { watchMark } from './watch-mark.ts';

const watchTheme = watchMark('data-theme');

/** The theme that was chosen, from the mark on <html>; "system" until the page is hydrated. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, chosenTheme, () => 'system');
}
