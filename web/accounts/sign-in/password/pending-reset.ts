import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { parseStored } from '../stored.ts';
import { tabStore } from '../../common/tab-store.ts';

export const RESET_PATH = '/reset-password';
export const RESET_KEY = 'hirfa.pending-reset';

/** Stores the code of a reset link: until it is used or given up, this tab shows no other page. 2.66 */
export function storeReset(code: string, isOldVoid = false): void {
  tabStore.set(RESET_KEY, JSON.stringify({ code, isOldVoid, at: Date.now() }));
}

interface PendingReset {
  code: string;
  /** Whether the old password, if there was one, is no longer valid. */
  isOldVoid: boolean;
}

/** The pending reset; null where there is none or it has expired. */
export function pendingReset(): PendingReset | null {
  const { code, isOldVoid, at } = parseStored(() => tabStore.get(RESET_KEY));
  const isFresh = typeof at === 'number' && Date.now() - at < ONE_TIME_CODE_LIFE_MS.reset;
  return typeof code === 'string' && isFresh ? { code, isOldVoid: isOldVoid === true } : null;
}

export function clearReset(): void {
  tabStore.set(RESET_KEY, null);
}
