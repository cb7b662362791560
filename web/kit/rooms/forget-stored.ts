// @with-first-page
import { STORED_UNTIL_SIGN_OUT } from 'virtual:stored-until-sign-out';

/** Deletes what rooms keep in this browser until somebody signs out: it was theirs alone. 4.4 */
export function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (STORED_UNTIL_SIGN_OUT.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
