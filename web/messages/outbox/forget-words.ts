// @with-first-page
import { WORDS_KEY } from '../../kit/words/use-unsent-words.ts';

/** The database of messages that wait to be sent. */
export const WAITING_DATABASE = 'hirfa-waiting-messages';

/** Nothing that was written stays on a device after a sign-out, which the first page has, too: it loads this. */
export function forgetWords(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(WORDS_KEY)) localStorage.removeItem(key);
    indexedDB.deleteDatabase(WAITING_DATABASE);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
