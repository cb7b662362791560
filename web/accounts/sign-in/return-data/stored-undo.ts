import { tabStore } from '../../common/tab-store.ts';

export const UNDO_PATH = '/undo-security';
const KEY = 'hirfa.undo';

/** Stores the code of an undo link: nothing happens until the person confirms. */
export const storeUndo = (code: string): void => tabStore.set(KEY, code);

export const storedUndo = (): string | null => tabStore.get(KEY);

export const clearUndo = (): void => tabStore.set(KEY, null);
