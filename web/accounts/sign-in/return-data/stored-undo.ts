import { tabStore } from '../../common/tab-store.ts';

export const UNDO_PATH = '/undo-security';
export const UNDO_KEY = 'hirfa.undo';

/** Stores the code of an undo link: nothing happens until the person confirms. */
export const storeUndo = (code: string): void => tabStore.set(UNDO_KEY, code);

export const storedUndo = (): string | null => tabStore.get(UNDO_KEY);

export const clearUndo = (): void => tabStore.set(UNDO_KEY, null);
