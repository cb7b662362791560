// @with-first-page
/** The database of messages that wait to be sent. */
export const WAITING_DATABASE = 'hirfa-waiting-messages';

/** No message that was written stays on a device after a sign-out, which the first page has, too: it loads this. */
export function forgetWaiting(): void {
  try {
    indexedDB.deleteDatabase(WAITING_DATABASE);
  } catch {
    // Where nothing may be stored, nothing was.
  }
}
