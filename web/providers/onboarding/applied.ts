/** Set while an application of this person is sent or decided, so that the page which loads looks like its status. */
export const APPLIED_KEY = 'hirfa.applied';

export function hasApplied(): boolean {
  try {
    return localStorage.getItem(APPLIED_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberApplied(is: boolean): void {
  try {
    if (is) localStorage.setItem(APPLIED_KEY, '1');
    else localStorage.removeItem(APPLIED_KEY);
  } catch {
    // Where nothing may be stored, the page that loads looks like the form.
  }
}
