const FLAG = 'hirfa.automatic-deletion';

/** Whether the automatic deletion of this booking has run here; where nothing can be stored it never runs. 3.28 */
export function hasRun(bookingId: string): boolean {
  try {
    return localStorage.getItem(FLAG) === bookingId;
  } catch {
    return true;
  }
}

export function rememberRun(bookingId: string): void {
  try {
    localStorage.setItem(FLAG, bookingId);
  } catch {
    // Pressed by hand, where nothing can be stored.
  }
}
