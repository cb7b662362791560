import { tabStore } from '../tab-store.ts';

export const UNDO_PATH = '/undo-security';
const KEY = 'hirfa.undo';

/** A mail's link that undoes something was opened in this tab: nothing happens until it is confirmed. */
export const storeUndo = (code: string): void => tabStore.set(KEY, code);

export const storedUndo = (): string | null => tabStore.get(KEY);

export const clearUndo = (): void => tabStore.set(KEY, null);
