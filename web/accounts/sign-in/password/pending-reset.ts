import { ONE_TIME_CODE_LIFE_MS } from '@hirfa/domain/accounts';
import { parseStored } from '../stored.ts';
import { tabStore } from '../tab-store.ts';

export const RESET_PATH = '/reset-password';
const KEY = 'hirfa.pending-reset';

/** A way to a new password was opened in this tab: until it is used or given up there is no other page. 2.66 */
export function keepReset(code: string): void {
  tabStore.set(KEY, JSON.stringify({ code, at: Date.now() }));
}

/** The code of the reset that is pending; one that can have no success any more is not. */
export function pendingReset(): string | null {
  const { code, at } = parseStored(() => tabStore.get(KEY));
  return typeof code === 'string' && typeof at === 'number' && Date.now() - at < ONE_TIME_CODE_LIFE_MS.reset ? code : null;
}

export function dropReset(): void {
  tabStore.set(KEY, null);
}
