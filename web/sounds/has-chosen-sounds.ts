// @with-first-page
/** Where a browser stores what it plays. */
export const CHOSEN_KEY = 'hirfa.sounds';

/** Whether somebody has chosen what this browser plays. */
export function hasChosenSounds(): boolean {
  try {
    return localStorage.getItem(CHOSEN_KEY) !== null;
  } catch {
    return false;
  }
}
